"""`python -m studio`: the studio's command line."""

from studio.render import main

if __name__ == "__main__":
    raise SystemExit(main())
