"""Terraria: the board game: explore, dig, fight and build before the threat grows too great."""
