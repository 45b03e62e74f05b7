"""The REST routes: people, the lobby, rooms, invitations, replays, files."""
