"""Gloomhaven: Jaws of the Lion: two to four mercenaries, twenty-five scenarios, one campaign."""
