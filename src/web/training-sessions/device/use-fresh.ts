import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { refresh, refreshChanged } from '#web/data/read.ts';
import { holdReloads } from '#web/install/input-under-way.ts';
import { sendSoon } from './send-soon.ts';
import type { ToldStore } from './told-store.ts';

/** Milliseconds between two looks at what another device has told. */
const pause = 20_000;

/** While a session is open: what another device told comes in, and nothing is reloaded under one's hands. */
export function useFresh(store: ToldStore, trainingDayId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    sendSoon(client, trainingDayId);
    const letReload = holdReloads();
    const look = () => {
      if (document.hidden || !navigator.onLine) return;
      void refresh(client, [listTrainingSessions]);
    };
    const lookAgain = () => {
      if (!document.hidden) void store.readAgain();
      look();
    };
    const looking = setInterval(look, pause);
    const places = [
      [document, 'visibilitychange'],
      [window, 'online'],
    ] as const;
    for (const [where, what] of places) where.addEventListener(what, lookAgain);
    return () => {
      letReload();
      clearInterval(looking);
      for (const [where, what] of places) where.removeEventListener(what, lookAgain);
      readWhatChanged(client, store);
    };
  }, [client, store, trainingDayId]);
}

/** After the last set: what it changed of the rest, which is not looked at meanwhile. */
function readWhatChanged(client: QueryClient, store: ToldStore): void {
  if (store.now().answered !== null)
    void refreshChanged(client, sendSessionEvents, { amended: [listTrainingSessions] });
}
