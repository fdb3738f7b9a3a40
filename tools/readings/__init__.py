"""What readers saw, thought of, told and found, as it is shipped beside each deck."""
