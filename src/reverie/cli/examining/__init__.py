"""What `reverie doctor` looks at, a module for each part. Nothing here changes anything."""
