"""What the environment and the command say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from questhall.server.addresses import Address
from questhall.server.settings import SettingsError, read_settings, with_limits


class Numbers(msgspec.Struct, frozen=True):
    message_size: int = 100
    pause: float = 0.5
    names: tuple[str, ...] = ()


def test_alone_it_listens_to_this_machine_and_keeps_a_file_with_the_users_data(tmp_path: Path) -> None:
    settings = read_settings({"QUESTHALL_HOME": str(tmp_path)})
    assert (settings.home, settings.host, settings.origins) == (tmp_path, "127.0.0.1", ())
    assert settings.database.with_secrets() == f"sqlite:///{tmp_path}/hall.sqlite"
    assert not settings.redis


def test_without_a_home_the_place_for_a_users_data_is_taken(tmp_path: Path) -> None:
    assert read_settings({"XDG_DATA_HOME": str(tmp_path)}).home == tmp_path / "questhall"


def test_a_home_that_is_given_from_here_does_not_move_with_the_folder() -> None:
    assert read_settings({"QUESTHALL_HOME": "here"}).home == Path.cwd() / "here"


def test_everything_can_be_said() -> None:
    environment = {
        "QUESTHALL_DATABASE": "postgresql://keeper@db/hall",
        "QUESTHALL_REDIS": "redis://cache:6379/1",
        "QUESTHALL_LIMITS": "message_size=20, pause = 1.5",
    }
    settings = read_settings(environment, host="0.0.0.0", port=80, origins=["https://Games.Example.org/"])
    assert settings.database == Address("postgresql://keeper@db/hall")
    assert settings.redis == Address("redis://cache:6379/1")
    assert (settings.host, settings.port, settings.origins) == ("0.0.0.0", 80, ("https://games.example.org",))
    assert with_limits(Numbers(), settings.limits) == Numbers(20, 1.5)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("https://a.example:443", "https://a.example"),
        ("http://a.example:80/", "http://a.example"),
        ("http://a.example:8080", "http://a.example:8080"),
        ("http://[::1]:99", "http://[::1]:99"),
    ],
)
def test_an_origin_is_written_as_browsers_write_it(said: str, meant: str) -> None:
    assert read_settings({}, origins=[said, said]).origins == (meant,)


@pytest.mark.parametrize(
    "said",
    ["", "*", "games.example.org", "ftp://a", "https://", "https://a/b", "https://u@a", "https://a:x", "https://a?b"],
)
def test_what_is_no_origin_is_refused(said: str) -> None:
    with pytest.raises(SettingsError, match=r"is no origin\. It looks like"):
        read_settings({}, origins=[said])


@pytest.mark.parametrize("port", [-1, 65536])
def test_a_port_that_does_not_exist_is_refused(port: int) -> None:
    with pytest.raises(SettingsError, match=f"cannot be {port}. Allowed: 1 to 65535"):
        read_settings({}, port=port)


def test_an_empty_host_is_refused() -> None:
    with pytest.raises(SettingsError, match="The host is empty"):
        read_settings({}, host=" ")


@pytest.mark.parametrize("name", ["QUESTHALL_DATABASE", "QUESTHALL_REDIS"])
@pytest.mark.parametrize(
    "address",
    [
        "mysql://keeper:treasure@db/hall",
        "treasure",
        "treasure://",
        "postgresql:treasure",
        "redis://:trea/sure@host",
        "postgresql://keeper:tre?asure@db",
        "postgresql://keeper@treasure:port",
        "redis://:treasure:6379",
        "postgresql://u:treasure@[host",
    ],
)
def test_a_wrong_address_is_refused_without_being_repeated(name: str, address: str) -> None:
    with pytest.raises(SettingsError, match=name) as caught:
        read_settings({name: address})
    assert "treasure" not in str(caught.value)
    assert "asure" not in str(caught.value)


@pytest.mark.parametrize("text", ["message_size", "=3", "message_size=many", "message_size=-1", "a=1e9", "a=nan"])
def test_limits_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="QUESTHALL_LIMITS has “"):
        read_settings({"QUESTHALL_LIMITS": text})


def test_a_limit_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(SettingsError, match=r"has no “names”\. Allowed: message_size, pause"):
        with_limits(Numbers(), {"names": 1.0})
    with pytest.raises(SettingsError, match=r"message_size cannot be 1\.5. Allowed: a whole number"):
        with_limits(Numbers(), {"message_size": 1.5})
