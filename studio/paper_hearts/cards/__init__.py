"""The cards of Paper Hearts, one file each."""
