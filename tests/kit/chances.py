"""Chance for tests: scripted, or taken from Python's own generator."""

from random import Random


class Scripted:
    """Gives the listed numbers one after another; a shuffle turns the pile upside down."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def below(self, n):
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number

    def shuffle(self, pile):
        pile.reverse()


class Seeded:
    """As random as Python is, and the same for the same seed."""

    def __init__(self, seed):
        self.random = Random(seed)

    def below(self, n):
        return self.random.randrange(n)

    def shuffle(self, pile):
        self.random.shuffle(pile)
