# The words of the table itself, shared by all games.

seat = Seat { $number }
