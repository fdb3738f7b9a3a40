"""The cast and the props: each element paints itself at (x, y), where it stands, in design pixels."""
