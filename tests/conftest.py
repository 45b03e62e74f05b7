"""The options --rules and --golden, and the fixture `golden`."""

from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from tests.ledger import Citations, citations, ledgers, mistakes, report
from tests.programs import could_not_run

GOLDEN = Path(__file__).parent / "golden"

Golden = Callable[[str, str], None]

cited = pytest.StashKey[Citations]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("questhall")
    group.addoption("--rules", action="store_true", help="print which rules have a test, and run none (-v: each rule)")
    group.addoption("--golden", action="store_true", help="write the golden files anew instead of comparing with them")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.option.rules:
        config.option.dist = "no"  # one process collects them all, whatever -n says


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    collected = yield
    tests = [item for item in collected.result or () if isinstance(item, pytest.Item)]
    if wrong := mistakes(tests, ledgers()):
        collected.outcome, collected.longrepr, collected.result = "failed", "\n".join(wrong), []
    return collected


@pytest.hookimpl(tryfirst=True)  # before slow tests are deselected
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[cited] = citations(items)
    if config.option.golden:
        items[:] = [item for item in items if "golden" in getattr(item, "fixturenames", ())]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    config = session.config
    if not config.option.rules or session.testsfailed:
        return None
    print(report(ledgers(), config.stash[cited], every=config.option.verbose > 0))
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in could_not_run(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """golden(name, text): the text is as tests/golden/NAME.txt has it."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / f"{name}.txt"
        if request.config.option.golden:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", newline="\n")
        elif not path.exists():
            pytest.fail(f"tests/golden/{name}.txt is missing: make golden", pytrace=False)
        else:
            assert text == path.read_text("utf-8"), f"differs from tests/golden/{name}.txt; if it should: make golden"

    return compare


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the results of whoever runs it."""
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path_factory.mktemp("home")))
