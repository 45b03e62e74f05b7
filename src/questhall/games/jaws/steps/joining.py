"""Characters join and leave between scenarios.  [JL-53xx, JL-4402]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat
from questhall.haven.choices import Done
from questhall.haven.terms import Being

from ..choices import Join, Leave, Swap
from ..chronicle import MemberJoined, MemberLeft
from ..content import load
from ..members import Member, later_pool
from ..party import leader, member, record_of
from ..world import TUTORIAL, JawsTable

FEWEST = 2
"""So many characters take part at least.  [JL-5301]"""


class ChangeMembers(Question, frozen=True):
    """Until the party is complete: two characters at least, one at most for each seat.  [JL-112, JL-5301, JL-4402]"""

    def ask(self, t: JawsTable) -> Decision:
        """Whoever is not in the party may join it or take another's place."""
        members, free = record_of(t).members, outside(t)
        choices: list[Choice] = [Swap(one.being, other) for one in members for other in free]
        if free_seats(t):
            choices += map(Join, free)
        if len(members) > FEWEST:
            choices += [Leave(one.being) for one in members]
        return Decision(leader(t), self, (*choices, Done()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Sheets are kept for those who come back."""
        match choice:
            case Swap(being, other):
                place = member(t, being).seat
                leave(t, being)
                join_at(t, place, other)
            case Join(being):
                join_at(t, free_seats(t)[0], being)
            case Leave(being):
                leave(t, being)
        if choice != Done():
            t.do(self)


def outside(t: JawsTable) -> list[Being]:
    """The characters that are not in the party.  [JL-109]"""
    playing = {one.being for one in record_of(t).members}
    return [being for being in load().characters if being not in playing]


def free_seats(t: JawsTable) -> list[Seat]:
    """The seats without a character."""
    taken = {one.seat for one in record_of(t).members}
    return [seat for seat in range(record_of(t).seats) if seat not in taken]


def join_at(t: JawsTable, seat: Seat, being: Being) -> None:
    """With the sheet it had, or a new one: level 1, no gold, no items.  [JL-5303, JL-O-23, JL-O-24]"""
    record = record_of(t)
    one = next((each for each in record.away if each.being == being), None)
    if one is not None:
        record.away.remove(one)
    else:
        one = Member(being=being)
    if not one.pool and TUTORIAL - 1 in record.won:
        one.pool = later_pool(load(), being, one.level)
    one.seat = seat
    record.members.append(one)
    record.members.sort(key=lambda each: each.seat)
    t.tell(MemberJoined(being))


def leave(t: JawsTable, being: Being) -> None:
    """Its sheet, its gold and its items go with it.  [JL-5304]"""
    one = member(t, being)
    record_of(t).members.remove(one)
    record_of(t).away.append(one)
    t.tell(MemberLeft(being))
