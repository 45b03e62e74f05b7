// The game as a file on the viewer's device.
import { api } from '../../net/api';
import type { RoomInfo } from '../../types';

/** Save the game as one file. */
export async function download(room: RoomInfo): Promise<void> {
  const address = URL.createObjectURL(await api.exportRoom(room.room));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${room.game}-${room.room}.json`;
  link.click();
  // Some browsers read the file only after this turn of events.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
