"""The server inside a browser's tab: a second shell of the front, over a message port."""
