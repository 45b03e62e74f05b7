"""Passwords in addresses are for those who connect, and for nobody else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.server.addresses import Address, masked


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("", ""),
        ("sqlite:///data/hall.sqlite", "sqlite:///data/hall.sqlite"),
        ("sqlite:////srv/me@work/hall.sqlite", "sqlite:////srv/me@work/hall.sqlite"),
        ("postgresql://db/hall", "postgresql://db/hall"),
        ("postgresql://keeper@db:5432/hall", "postgresql://keeper@db:5432/hall"),
        ("postgresql://keeper:treasure@db:5432/hall", "postgresql://keeper:***@db:5432/hall"),
        ("postgresql://keeper:treasure@[::1]:5432/hall", "postgresql://keeper:***@[::1]:5432/hall"),
        ("postgresql+psycopg://keeper:treasure@db/hall", "postgresql+psycopg://keeper:***@db/hall"),
        ("postgresql:///hall?user=keeper&password=treasure", "postgresql:///hall?***"),
        ("redis://:treasure@cache:6379/0", "redis://:***@cache:6379/0"),
        ("rediss://cache?password=treasure", "rediss://cache?***"),
        ("unix://:treasure@/run/redis.sock?db=0", "unix://:***@/run/redis.sock?***"),
        ("redis://:a:b@cache", "redis://:***@cache"),
        ("redis://:trea@sure@cache", "redis://:***@cache"),
        ("redis://:trea/sure@cache", "redis://***"),
        ("redis://:trea#sure@cache", "redis://***"),
        ("redis://:treasure", "redis://***"),
        ("treasure", "***"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert masked(address) == shown == str(Address(address)) == f"{Address(address)}"
    assert "treasure" not in repr(Address(address))


@given(st.text(st.characters(codec="utf-8"), min_size=1).map(lambda text: f"Pw{text}Pw"))
def test_no_password_shows_however_it_is_written(password: str) -> None:
    for address in (f"postgresql://keeper:{password}@db:5432/hall", f"redis://:{password}@cache/0"):
        assert "Pw" not in masked(address)


@given(st.text(st.characters(codec="utf-8", exclude_characters="*"), min_size=4))
def test_another_librarys_error_is_told_without_the_password(password: str) -> None:
    address = Address(f"postgresql://keeper:{password}@db/hall")
    assert password not in address.clean(f"cannot log in: “{password}” is wrong for {address.with_secrets()}")


def test_a_password_is_hidden_as_it_is_written_and_as_it_is_meant() -> None:
    address = Address("postgresql://keeper:trea%2Fsure@db/hall?sslpassword=gold")
    assert address.clean("trea%2Fsure trea/sure gold") == "*** *** ***"


def test_an_address_is_compared_by_all_of_it() -> None:
    assert Address("redis://:a@x") == Address("redis://:a@x") != Address("redis://:b@x")
    assert len({Address("redis://:a@x"), Address("redis://:a@x")}) == 1
