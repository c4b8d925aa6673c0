import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlayerAction } from '#domain/training-sessions/player/player-action.ts';
import type { PlayerSession } from '#domain/training-sessions/player/player-exercise.ts';
import { reducePlayer } from '#domain/training-sessions/player/player.ts';
import { newPlayer, type PlayerState } from '#domain/training-sessions/player/player-state.ts';
import { userHere } from '#web/offline/member-here.ts';
import { storePosition, positions } from '#web/outbox/events/positions.ts';
import { createStore, type Store } from '#web/state/store.ts';
import { readMemory, storeMemory } from './device-memory.ts';

export type PlayerStore = Omit<Store<PlayerState>, 'set'> & {
  apply: (action: PlayerAction, session: PlayerSession) => void;
};

/** The player of a session on this device, stored at once: there before the first drawing, whatever happened. */
export function usePlayerStore(trainingDayId: string): PlayerStore {
  const name = `${userHere(useQueryClient())?.id ?? ''} ${trainingDayId}`;
  const [store] = useState(() => createPlayerStore(name, trainingDayId));
  return store;
}

function createPlayerStore(name: string, trainingDayId: string): PlayerStore {
  const { set, ...store } = createStore(storedPlayer(name, trainingDayId));
  return {
    ...store,
    apply: (action, session) => {
      const before = store.now();
      const next = reducePlayer(before, action, session, Date.now());
      set(next);
      storeChanges(before, next, name, trainingDayId);
    },
  };
}

function storedPlayer(name: string, trainingDayId: string): PlayerState {
  const memory = readMemory(trainingDayId);
  const stored = positions.now()[name];
  if (!stored) return { ...newPlayer, ...memory };
  const { place, restEndsAt, restSeconds } = stored;
  return {
    ...newPlayer,
    ...memory,
    position: place?.prescriptionId ?? null,
    rest: { endsAt: restEndsAt, seconds: restSeconds },
  };
}

function storeChanges(before: PlayerState, next: PlayerState, name: string, trainingDayId: string): void {
  const { position, rest, pastWarmUps, extraSets, clocks } = next;
  if (position !== before.position || rest !== before.rest)
    storePosition(name, {
      // No release reads the set: the events say which is next.
      place: position === null ? null : { prescriptionId: position, setNum: 1 },
      restEndsAt: rest.endsAt,
      restSeconds: rest.seconds,
    });
  if (pastWarmUps !== before.pastWarmUps || extraSets !== before.extraSets || clocks !== before.clocks)
    storeMemory(trainingDayId, next);
}
