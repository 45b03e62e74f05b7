"""A PostgreSQL cluster of the tests' own, in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.programs import MISSING, find, free_port, running

PASSWORD = "hidden-treasure"
# A table of the tests needs no disk: what survives a power cut is tested with SQLite.
QUICK = ("-F", "-c", "full_page_writes=off", "-c", "max_connections=60", "-c", "shared_buffers=16MB")


def debian_folders() -> list[Path]:
    """Where Debian keeps the programs of PostgreSQL: off the PATH, in a folder for each version."""
    return sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def _not_as_root() -> list[str | Path]:
    """What to put before a command, since PostgreSQL refuses to work for root."""
    if os.geteuid() != 0:
        return []
    if subprocess.run(["id", "postgres"], capture_output=True, check=False).returncode != 0:
        pytest.skip(MISSING.format(what="PostgreSQL", program="its user"))
    return [find("PostgreSQL", "setpriv"), "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="questhall-") as name:
        if os.geteuid() == 0:
            shutil.chown(name, "postgres")
        yield Path(name)


def _initialise(program: Path, folder: Path, user: list[str | Path]) -> Path:
    data, secret = folder / "data", folder / "password"
    secret.write_text(PASSWORD)
    secret.chmod(0o644)
    options = ("-U", "keeper", "-A", "scram-sha-256", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
    command = [*user, program, "-D", data, *options, f"--pwfile={secret}"]
    done = subprocess.run(command, cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return data


def _answers(address: str) -> bool:
    try:
        psycopg.connect(f"{address}/postgres").close()
    except psycopg.OperationalError:
        return False
    return True


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a running cluster, without the name of a database."""
    programs = find("PostgreSQL", "pg_ctl", *debian_folders()).resolve().parent
    user = _not_as_root()
    with _folder() as folder:
        data, port = _initialise(programs / "initdb", folder, user), free_port()
        address = f"postgresql://keeper:{PASSWORD}@127.0.0.1:{port}"
        place = ["-D", data, "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        command = [programs / "postgres", *place, *QUICK]
        with running(command, lambda: _answers(address), signal.SIGQUIT, user):
            yield address
