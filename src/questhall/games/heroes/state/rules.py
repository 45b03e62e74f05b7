"""Optional rules.  [HM-3001]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core.settings import group

Reading = Annotated[bool, group("readings")]
"""The other reading of something that the rulebook leaves open; off is what the ledger says."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Optional rules, all off by default.  [HM-3001]"""

    all_boxes: bool = False
    """Components of all boxes are in use, not only those of the factions in play."""
    creature_banks: bool = False
    """Tokens of creature banks may be laid on tiles that are discovered.  [HM-3346]"""
    pandora_cards: bool = False
    """A Pandora's Box may be opened for a card of its deck.  [HM-3360]"""
    empowered_abilities: bool = False
    """Everybody begins with tokens for empowered abilities.  [HM-3376]"""
    spoils_of_towns: bool = False
    """A captured town yields nothing to its owner; whoever captured it uses its buildings.  [HM-3002, HM-R-160]"""
    no_rerolls: bool = False
    """Dice may not be rolled again.  [HM-3003]"""
    meagre_dice: bool = False
    """Dice yield one resource of the kind they show.  [HM-3004, HM-R-159]"""
    no_bonus: bool = False
    """No starting bonus.  [HM-3005]"""
    helpers: bool = False
    """Everybody starts with a secondary hero.  [HM-3006]"""
    sure_damage: bool = False
    """Every attack deals at least one damage.  [HM-3007]"""
    double_income: bool = False
    """Mines and settlements give double income.  [HM-3008]"""
    tireless: bool = False
    """Prolonging a combat costs no movement.  [HM-3010]"""
    quiet_die: bool = False
    """The attack die does not change damage but triggers abilities.  [HM-3011]"""
    astrologers: Literal["even", "always", "never"] = "even"
    """In which rounds the astrologers proclaim something.  [HM-3012, HM-3013, HM-3016]"""
    returning_fields: bool = False
    """In rounds 4, 8 and 12 all black cubes are taken off.  [HM-3014]"""
    free_trade: bool = False
    """Resources are exchanged at will; a trading post is visited once, for an artifact.  [HM-3009]"""
    endless: bool = False
    """A scenario with a goal has no last round and goes on until somebody reaches it.  [HM-R-24]"""
    slow_cards: bool = False
    """Cards that would go to the hand go to the discard pile.  [HM-3015]"""
    wilds: Literal["gentle", "usual", "harsh"] = "usual"
    """How hard a map that is made by chance is: its tiles, and the income at the start.  [HM-212]"""
    dark_stays: Reading = False
    """After the second dark morale token the first one stays.  [HM-R-07]"""
    opening_hands: Reading = False
    """Hands are dealt before the first round.  [HM-R-20]"""
    spell_book_in_turn: Reading = False
    """Spells are bought in the own turn only.  [HM-R-28]"""
    own_dice: Reading = False
    """Only dice of attacks by the own army are thrown again, not those of guards and of defence tokens.  [HM-R-36]"""
    same_pile: Reading = False
    """A card that replaces another goes where that one was.  [HM-R-54]"""
    own_shelter: Reading = False
    """A beaten hero flees to homes of its own player, not to those of allies.  [HM-R-63]"""
    shared_lessons: Reading = False
    """The main hero gains the experience of fields and dice that the secondary hero finds.  [HM-R-64]"""
    closed_lines: Reading = False
    """Nothing is discovered across a yellow line.  [HM-R-69]"""
    lookout_supply: Reading = False
    """The observatory also lays a tile of the own supply.  [HM-R-72]"""
    short_sieges: Reading = False
    """A combat for a stray town lasts as long as one against guards.  [HM-R-80]"""
    total_defeat: Reading = False
    """Whoever loses all units of a combat against guards is beaten, though others are left in the army.  [HM-R-90]"""
    late_defence: Reading = False
    """Whoever gives up a secondary hero at home may still pay for a defence.  [HM-R-102]"""
    deep_paralysis: Reading = False
    """An attack without damage does not wake a paralysed unit.  [HM-R-111]"""
    shared_victory: Reading = False
    """All who reach a goal at the same moment win.  [HM-R-153]"""
