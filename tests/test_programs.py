"""Programs that are missing are told of, in one line each."""

from pathlib import Path

import pytest

from tests.programs import could_not_run, find


def report(reason: str) -> pytest.TestReport:
    return pytest.TestReport("a", ("a", 0, "a"), {}, "skipped", ("a.py", 1, f"Skipped: {reason}"), "setup")


def missing(what: str, program: str) -> pytest.TestReport:
    with pytest.raises(pytest.skip.Exception) as caught:
        find(what, program)
    return report(str(caught.value))


def test_a_program_that_is_missing_is_told_with_the_number_of_tests() -> None:
    reports = [missing("Redis", "no-such-server"), missing("Redis", "no-such-server"), report("not a git clone")]
    assert could_not_run(reports) == [
        "Redis is not installed here (no-such-server was not found): 2 tests could not run"
    ]


def test_a_program_off_the_path_is_found_in_its_folder(tmp_path: Path) -> None:
    program = tmp_path / "no-such-server"
    program.touch(mode=0o755)
    assert find("Redis", "no-such-server", tmp_path) == program
