"""Three languages from the data. Knows no game.

Phrases are Fluent messages, found by the name of what they speak of:

    do-<tag>, do-<tag>-<field>      an effect, and each option of it that is not at its default
    event-<name>                    what happened
    choice-<name>                   one answer
    ask-<name>, with .help          a question, and a line of help
    refusal-<why>                   why something is not open now
    <kind>-<id>, with .acc, .gen …  a noun, and its cases

The variables of a phrase are the fields of the struct: `$to`; its cases `$to-acc` (or any other attribute of the noun,
such as its gender); the bare id `$to-id`; how many things it holds `$to-count`, which is 0 for nothing; a number
with its sign `$by-signed`, or several of them. Several things are joined by ", ", or by what the phrase's attribute
`.to-join` says.
"""

from .bundles import LANGUAGE_NAMES, LANGUAGES, WordsError
from .speech import Words, signed, words_for

__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "Words", "WordsError", "signed", "words_for"]
