"""The wheel: complete, and at home in an empty environment."""

import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

import questhall
from tests.ledger import ROOT

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    source = ROOT / "src"
    files = [path for path in (source / "questhall").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    packed = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("questhall/")]
    assert sorted(packed) == sorted(path.relative_to(source).as_posix() for path in files)


def test_the_wheel_holds_the_built_client(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel).namelist()
    assert "questhall/server/static/index.html" in packed, "run: make build"
    assert any(name.startswith("questhall/server/static/assets/sprite-") for name in packed)
    assert not [name for name in packed if "node_modules" in name]


def test_the_wheel_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "empty")
    binaries = tmp_path / "empty" / "bin"
    run(binaries / "python", "-m", "pip", "install", "-qq", "-c", ROOT / "constraints.txt", wheel)
    run(binaries / "python", "-c", "import questhall", cwd=tmp_path)
    assert run(binaries / "questhall", "--version", cwd=tmp_path).strip().endswith(questhall.__version__)
    played = run(binaries / "questhall", "play", "keep", "--auto", "--bots", "random", "--seed", "1", cwd=tmp_path)
    assert "Defeat" in played or "Victory" in played


def test_the_wheel_brings_its_migrations_along(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "packed")
    opening = (
        "import sys; sys.path.insert(0, 'packed'); from questhall.server.store import open_store, __file__ as file; "
    )
    run(sys.executable, "-c", f"{opening} open_store('sqlite:///hall.sqlite'); assert 'packed' in file", cwd=tmp_path)
    with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM rooms").fetchone() == (0,)
