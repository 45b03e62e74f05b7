// How a new game begins.
import { router } from '../app/router.svelte';
import { api } from '../net/api';
import { ensurePerson, introduce } from '../net/person.svelte';
import type { Language, NewRoom, NewSeat, RoomInfo, SetupInfo } from '../types';

/** The room that somebody gets who chooses nothing: the first scenario, alone or with as few bots as the game needs. */
export function plainRoom(setup: SetupInfo, language: Language): NewRoom {
  const scenario = setup.scenarios.find((each) => !each.locked) ?? setup.scenarios[0];
  const fewest = scenario?.players?.[0] ?? setup.game.players[0];
  const others = Array.from({ length: fewest - 1 }, (): NewSeat => ({ by: 'bot', bot: setup.bots[0]?.id ?? 'greedy' }));
  return { game: setup.game.key, scenario: scenario?.id ?? '', seats: [{ by: 'me' }, ...others], language };
}

/** Make a room in the person's name, which may be a new one. */
export async function open(room: NewRoom, language: Language, name = ''): Promise<RoomInfo> {
  if (name) await introduce(api, name, language);
  else await ensurePerson(api, language);
  return api.newRoom(room);
}

/** Start at once, alone. */
export async function playAlone(game: string, language: Language): Promise<void> {
  const setup = await api.setup(game, language);
  const room = await open(plainRoom(setup, language), language);
  router.go(`/table/${room.room}`);
}
