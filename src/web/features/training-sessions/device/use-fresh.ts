import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { refresh, refreshChanged } from '#web/data/read.ts';
import { holdReloads } from '#web/install/state/input-under-way.ts';
import { sendSoon } from './send-soon.ts';
import type { LocalEventStore } from './local-event-store.ts';

/** Between two looks at what another device has added. */
const pollMs = 20_000;

/** While a session is open: what another device added comes in, and nothing is reloaded under one's hands. */
export function useFresh(store: LocalEventStore, trainingDayId: string): void {
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
    const looking = setInterval(look, pollMs);
    const wakeUps = [
      [document, 'visibilitychange'],
      [window, 'online'],
    ] as const;
    for (const [target, event] of wakeUps) target.addEventListener(event, lookAgain);
    return () => {
      letReload();
      clearInterval(looking);
      for (const [target, event] of wakeUps) target.removeEventListener(event, lookAgain);
      refreshRest(client, store);
    };
  }, [client, store, trainingDayId]);
}

/** After the last set: what it changed of the rest, which is not looked at meanwhile. */
function refreshRest(client: QueryClient, store: LocalEventStore): void {
  if (store.now().isOfLogs)
    void refreshChanged(client, sendSessionEvents, { updated: [listTrainingSessions] });
}
