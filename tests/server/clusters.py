"""A PostgreSQL cluster of the tests' own, in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.programs import find, free_port

PASSWORD = "hidden-treasure"
# A table of the tests needs no disk: what survives a power cut is tested with SQLite.
QUICK = "-c fsync=off -c full_page_writes=off -c max_connections=60 -c shared_buffers=16MB"


def debian_folders() -> list[Path]:
    """Where Debian keeps the programs of PostgreSQL: off the PATH, in a folder for each version."""
    return sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _run(*command: str | Path) -> None:
    """As somebody else than root, for whom PostgreSQL refuses to work."""
    prefix = [find("PostgreSQL", "runuser"), "-u", "postgres", "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*prefix, *command],
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode()


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="questhall-") as name:
        if os.geteuid() == 0:
            shutil.chown(name, "postgres")
        yield Path(name)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running cluster, without the name of a database."""
    program = find("PostgreSQL", "pg_ctl", *debian_folders()).resolve()
    if os.geteuid() == 0 and subprocess.run(["id", "postgres"], capture_output=True, check=False).returncode != 0:
        pytest.skip("PostgreSQL is not installed here (the user postgres was not found)")
    with _folder() as folder:
        data, secret, port = folder / "data", folder / "password", free_port()
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        options = ("-U", "keeper", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        _run(program.parent / "initdb", "-D", data, *options, f"--pwfile={secret}")
        listen = f"{QUICK} -p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        _run(program, "start", "-w", "-D", data, "-l", folder / "server.txt", "-o", listen)
        try:
            yield f"postgresql://keeper:{PASSWORD}@127.0.0.1:{port}"
        finally:
            _run(program, "stop", "-m", "immediate", "-D", data)
