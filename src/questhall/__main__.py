"""python -m questhall."""

from questhall.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
