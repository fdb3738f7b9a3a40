"""What can be asked of a server and said to it, as values over a port: without HTTP, sockets or threads."""
