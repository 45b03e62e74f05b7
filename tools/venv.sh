#!/bin/sh
# Makes, renews or repairs the virtual environment .venv, and does nothing when it is fresh.
#
#   tools/venv.sh play    what the program needs
#   tools/venv.sh dev     what the tests need as well
#   tools/venv.sh slow    what the slow tests need besides
#
# .venv/complete    where the finished environment stands; gone while pip is at work
# .venv/fresh-KIND  check sums of the files that KIND was installed from
set -eu
cd "$(dirname "$0")/.."
kind=$1

say() { echo "$*" >&2; }
give_up() { say "$@"; exit 1; }

sums() { cksum pyproject.toml constraints.txt; }

# A venv cannot be moved, dies with its interpreter, and is not to be trusted after an interrupted install.
complete() {
    [ "$(cat .venv/complete 2>/dev/null)" = "$PWD" ] && .venv/bin/python -c '' 2>/dev/null
}

fresh() { complete && [ "$(cat ".venv/fresh-$kind" 2>/dev/null)" = "$(sums)" ]; }

probe='
import sys
if sys.version_info < (3, 11):
    print("%d.%d.%d" % tuple(sys.version_info[:3]))
else:
    try:
        import ensurepip, venv
        print("good")
    except ImportError:
        print("bare")
'

# Sets $python to the first interpreter that will do. Shims that exist but fail are passed over.
find_python() {
    if [ -n "${PYTHON:-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3.13 python3.12 python3.11 python3
    fi
    bare='' old=''
    for python in "$@"; do
        answer=$("$python" -c "$probe" 2>/dev/null) || continue
        case $answer in
            good) return ;;
            bare) bare=yes ;;
            *) old="$python is $answer" ;;
        esac
    done
    [ -z "$bare" ] || give_up "Questhall needs the Python venv module: sudo apt install python3-venv"
    [ -z "$old" ] || give_up "Questhall needs Python 3.11 or newer, but $old: install a newer one" \
        "(and name it with PYTHON=... if it is not on the PATH)"
    [ -z "${PYTHON:-}" ] || give_up "Questhall cannot run PYTHON=$PYTHON: name a Python 3.11 or newer"
    give_up "Questhall needs Python 3.11 or newer: sudo apt install python3 python3-venv"
}

install() {
    PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip install -qq -c constraints.txt "$@" || give_up \
        "Questhall could not install its dependencies (see above). Is there a network? Then try again."
}

if fresh; then exit; fi

if complete; then
    say "Renewing what Questhall needs in .venv ..."
else
    find_python
    say "Setting up Questhall in .venv, which takes a minute the first time ..."
    "$python" -m venv --clear .venv || give_up "Questhall could not make its virtual environment .venv (see above)."
fi
rm -f .venv/complete .venv/fresh-*

# The pinned build tools come first, so that nothing is built with unpinned ones.
case $kind in
    play) tools='' wanted=server ;;
    dev) tools=setuptools wanted=dev ;;
    slow) tools=setuptools wanted=dev,ray ;;
esac
install hatchling editables $tools
install --no-build-isolation -e ".[$wanted]"
sums > ".venv/fresh-$kind"
if [ "$kind" = slow ]; then sums > .venv/fresh-dev; fi
sums > .venv/fresh-play
echo "$PWD" > .venv/complete
