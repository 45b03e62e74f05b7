#!/bin/sh
# Installs the Debian packages that the tests need, where it may; else says in one line what is missing.
# It never fails: tests that need a missing program say so themselves.
set -u

# package:program:what cannot run without it
needed='chromium:chromium:browser tests
postgresql:pg_ctl:PostgreSQL tests
redis-server:redis-server:Redis tests'

# Debian keeps pg_ctl off the PATH, in a folder for each version.
PATH="$PATH:$(printf '%s:' "${POSTGRESQL_FOLDER:-/usr/lib/postgresql}"/*/bin)/usr/sbin:/sbin"

missing() {
    echo "$needed" | while IFS=: read -r package program what; do
        command -v "$program" >/dev/null 2>&1 || echo "$package:$what"
    done
}

packages() { missing | cut -d: -f1 | tr '\n' ' '; }

as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo -n env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

may_install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null
}

wanted=$(packages)
[ -n "$wanted" ] || exit 0

if may_install; then
    echo "Installing for the tests: $wanted..." >&2
    as_root apt-get -qq update >/dev/null 2>&1
    for package in $wanted; do # one at a time: what is not to be had does not keep out the rest
        as_root apt-get -qq install --no-install-recommends -y "$package" >/dev/null 2>&1
    done
fi

wanted=$(packages)
if [ -n "$wanted" ]; then
    echo "Without ${wanted% } these cannot run: $(missing | cut -d: -f2 | paste -sd, | sed 's/,/, /g')." \
        "To run them: sudo apt install ${wanted% }" >&2
fi
exit 0
