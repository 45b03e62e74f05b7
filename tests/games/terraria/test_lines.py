"""The log: what its sentences tell."""

from __future__ import annotations

import pytest

from questhall.core import Event
from questhall.games.terraria import GAME
from questhall.games.terraria.choices import Prepare, TakePrepared
from questhall.games.terraria.content import load
from questhall.games.terraria.effects import RESOURCES
from questhall.games.terraria.events import (
    AttackRolled,
    BossMoved,
    CoinsChanged,
    DieStrengthened,
    Donated,
    EnemyAttacked,
    EnemyDefeated,
    EnemyMoved,
    Fell,
    FindTaken,
    GoalCompleted,
    HealthLost,
    ResourceGained,
)
from questhall.games.terraria.scenes.lines import log_line
from questhall.games.terraria.steps.falling import Settle
from questhall.games.terraria.steps.phase import GoOn
from questhall.words import words_for
from tests.games.terraria.board import arrange
from tests.ledger import rule

CHARACTERS = load().figures.characters


def told(language: str, event: Event) -> str:
    return log_line(language, ("miner",), event).text


def test_the_log_tells_how_far_somebody_fell_what_the_dice_stopped_and_what_it_cost() -> None:
    assert told("en", Fell(0, 5, (1, 2), 2)) == "Miner falls 5 cells. Defence dice: 1 + 2 = 3 against 5. −2 health."
    assert told("uk", Fell(0, 5, (2,), 3)) == "Шахтар падає на 5 клітинок. Кістки захисту: 2 проти 5. −3 здоров’я."
    assert told("ru", Fell(0, 2, (4,), 0)) == "Шахтёр падает на 2 клетки. Кубики защиты: 4 против 2. Без вреда."
    assert told("en", Fell(0, 3)) == "Miner falls 3 cells and lands softly."


@pytest.mark.parametrize(
    ("goal", "language", "line"),
    [
        ("build_2", "en", "Goal completed: Build the Work Bench House (Build 2)."),
        ("build_2", "uk", "Досягнуто цілі: Збудуйте Будинок із верстаком (Будівництво 2)."),
        ("fight_5", "en", "Goal completed: Defeat the King Slime (Fight 5)."),
        ("fight_5", "uk", "Досягнуто цілі: Переможіть Короля слизнів (Бій 5)."),
        ("fight_5", "ru", "Цель достигнута: Победите Короля слизней (Бой 5)."),
    ],
)
def test_a_completed_goal_is_told_with_its_condition(goal: str, language: str, line: str) -> None:
    assert told(language, GoalCompleted(goal)) == line


def test_one_health_is_said_in_the_singular() -> None:
    lost = [told("ru", HealthLost(0, lost, 4)) for lost in (1, 2)]
    assert lost == ["Шахтёр теряет 1 здоровье (осталось 4).", "Шахтёр теряет 2 здоровья (осталось 4)."]
    assert told("ru", Fell(0, 5, (4,), 1)).endswith("−1 здоровье.")


def test_only_a_fall_of_one_cell_is_no_news() -> None:
    assert [log_line("en", ("miner",), Fell(0, cells)).quiet for cells in (1, 2)] == [True, False]


def test_the_log_tells_how_many_dice_hit_before_shields_and_swords() -> None:
    attacked = EnemyAttacked("e0", "zombie", 0, (5, 3, 2), (3, 1))
    assert told("en", attacked) == "Zombie attacks Miner: 5, 3, 2 against 3, 1. Before shields: 2 hits."
    assert told("en", EnemyAttacked("", "", 0, (2,), (3,))) == "The explosion attacks Miner: 2 against 3. No hit."
    rolled = AttackRolled(0, "e0", "zombie", (3, 5), (5,))
    assert told("en", rolled) == "Miner attacks Zombie: 3, 5 against 5. Before swords: 1 hit."
    assert told("uk", attacked) == "Зомбі атакує Шахтаря: 5, 3, 2 проти 3, 1. Поки без щитів: 2 влучання."
    assert told("ru", rolled) == "Шахтёр атакует зомби: 3, 5 против 5. Пока без мечей: 1 попадание."


@rule("TR-3418")
def test_an_enemy_that_strikes_back_does_so_with_its_defence_roll() -> None:
    back = EnemyAttacked("e0", "eater_of_souls", 0, (6,), (1,), back=True)
    assert told("en", back) == (
        "Eater of Souls strikes back at Miner with its defence roll: 6 against 1. Before shields: 1 hit."
    )
    assert told("uk", back).startswith("Пожирач душ б’є Шахтаря у відповідь своїм кидком захисту: 6 проти 1.")
    assert told("ru", back).startswith("Пожиратель душ бьёт Шахтёра в ответ своим броском защиты: 6 против 1.")


def test_an_enemy_or_boss_that_only_falls_does_not_move_and_one_that_is_pushed_neither() -> None:
    fallen, pushed = (EnemyMoved("e0", "green_slime", 175, 226, how) for how in ("fall", "push"))
    assert [told("en", each) for each in (fallen, pushed)] == ["Green Slime falls.", "Green Slime is pushed aside."]
    assert told("uk", BossMoved("king_slime", 175, 226, "fall")) == "Король слизнів падає."
    t = arrange("A @green_slime\n. .\n# #", agenda=[Settle(), GoOn()])
    assert [event.how for event in t.events if isinstance(event, EnemyMoved)] == ["fall"]


@rule("TR-2201", "TR-2205")
def test_preparing_a_card_and_taking_it_back_are_told() -> None:
    t = arrange("A\n#", hand=["explore"])
    t.take(0, Prepare("explore"))
    t.take(0, TakePrepared())
    lines = [line.text for line in t.scene(0, "en").log]
    assert lines[-2:] == ["Wanderer prepares Explore.", "Wanderer takes Explore back into hand."]


def test_whom_somebody_attacks_or_defeats_stands_in_its_case() -> None:
    bat, queen = AttackRolled(0, "e0", "cave_bat", (3,), (5,)), EnemyDefeated(0, "e1", "queen_bee")
    assert told("uk", bat).startswith("Шахтар атакує печерного кажана: ")
    assert told("ru", bat).startswith("Шахтёр атакует пещерную летучую мышь: ")
    assert told("uk", queen) == "Шахтар перемагає Королеву бджіл!"
    assert told("ru", EnemyAttacked("", "", 0, (2,), (3,))).startswith("Взрыв атакует Шахтёра: ")


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_all_that_can_be_attacked_has_that_case(language: str) -> None:
    content, words = load(), words_for(GAME.folder, language)
    foes = [("enemy", kind.id) for kind in content.enemies.values() if not kind.find]
    known = [*foes, *(("boss", boss) for boss in content.bosses), *(("character", name) for name in CHARACTERS)]
    assert [name for name in known if not words.attribute("-".join(name), "acc")] == []


def test_the_log_tells_what_symbols_were_spent_and_what_the_die_counts_as_then() -> None:
    spent = DieStrengthened(0, "shield", 2, 5)
    assert told("en", spent) == "Miner spends 2 shields: the die counts as 5."
    assert told("uk", spent) == "Шахтар витрачає 2 щити: кістка рахується як 5."
    assert told("ru", DieStrengthened(0, "sword", 1, 4)) == "Шахтёр тратит 1 меч: кубик считается как 4."


def test_the_log_tells_coins_with_their_sign_and_in_the_right_number() -> None:
    assert [told("en", CoinsChanged(0, by)) for by in (1, -5)] == ["Miner: +1 coin.", "Miner: −5 coins."]
    assert [told("uk", CoinsChanged(0, by)) for by in (-1, 3)] == ["Шахтар: −1 монета.", "Шахтар: +3 монети."]
    assert [told("ru", CoinsChanged(0, by)) for by in (1, -5)] == ["Шахтёр: +1 монета.", "Шахтёр: −5 монет."]


def test_that_no_coin_came_or_went_is_no_news() -> None:
    assert [GAME.witness(CoinsChanged(0, by), 0) for by in (0, 1)] == [None, CoinsChanged(0, 1)]


def test_who_is_given_something_stands_in_the_dative() -> None:
    assert told("uk", Donated(0, 0, "gel", 2)) == "Шахтар дає Шахтарю: Гель ×2."
    assert told("ru", Donated(0, 0, "gel", 2)) == "Шахтёр даёт Шахтёру: Гель ×2."


def test_a_star_and_a_crystal_have_their_own_icons_in_the_log() -> None:
    found = [log_line("en", ("miner",), FindTaken(0, find)).icon for find in ("star", "crystal")]
    assert found == ["star-swirl", "hearts"]


def test_resources_that_a_world_can_have_together_are_told_apart_by_their_icons() -> None:
    together = [kind for kind in RESOURCES if kind != "crimstone"]  # which takes the place of ebonstone
    assert len({log_line("en", ("miner",), ResourceGained(0, kind, 1)).icon for kind in together}) == len(together)
