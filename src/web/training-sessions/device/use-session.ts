import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type AnsweredSession, resumeSession } from '#domain/training-sessions/resume-session.ts';
import type { Lift } from '#domain/training-sessions/session-day.ts';
import { useRead } from '#web/data/read.ts';
import { userHere } from '#web/offline/member-here.ts';
import { useStore } from '#web/state/use-store.ts';
import type { ToldEvent } from '#web/training/outbox/told-event.ts';
import { instantNow } from './clock.ts';
import { asFolded, comingIn, type NewEvent } from './new-event.ts';
import { sendSoon } from './send-soon.ts';
import { type Told, toldStore } from './told-store.ts';

type WireSession = ResponseOf<typeof listTrainingSessions>[number];

/** A session as it stands on this device. */
export type ShownSession = WireSession;

type Where = { date: PlainDate; memberId?: string };

/** One training day's session on this device: what the server last answered, with all events told here since. */
export function useSession(trainingDayId: string, { date, memberId }: Where) {
  const client = useQueryClient();
  const store = toldStore(userHere(client)?.id ?? '', trainingDayId);
  const told = useStore(store);
  const query = { date, ...(memberId !== undefined && { memberId }) };
  const read = useRead(listTrainingSessions, { query });
  const answered = newest(
    read.data?.find(one => one.trainingDayId === trainingDayId),
    told,
  );
  const session = useMemo(
    () => (answered && told.isRead ? resumed(answered, told.events) : null),
    [answered, told.events, told.isRead],
  );
  const dayName = session?.dayName ?? '';
  useEffect(() => sendSoon(client, trainingDayId), [client, trainingDayId]);
  return {
    session,
    isComing: session === null && (read.isPending || !told.isRead),
    isWaiting: session === null && read.isError && !navigator.onLine,
    error: session === null ? read.error : null,
    retry: () => void read.refetch(),
    tell: async (...events: NewEvent[]) => {
      await store.tell(events, { date, memberId: memberId ?? null, dayName }, lastOf(answered));
      sendSoon(client, trainingDayId);
    },
    keptIn: told.keptIn,
    unsent: told.events.filter(({ state }) => state === 'unsent').length,
    refused: told.events.flatMap(({ state, event, why }) =>
      state === 'refused' ? [{ event, why: why ?? '' }] : [],
    ),
    forget: (eventId: string) => void store.forget(eventId),
    newRecords: told.newRecords,
  };
}

/** The read's answer, or the one to events where that holds more. */
function newest(read: WireSession | undefined, { answered }: Told): WireSession | null {
  const other = answered?.answer.session;
  if (!other) return read ?? null;
  return read && read.events.length > other.events.length ? read : other;
}

const lastOf = (session: WireSession | null): number =>
  Math.max(0, ...(session?.events.map(({ at }) => Date.parse(at)) ?? []));

function resumed(session: WireSession, told: readonly ToldEvent[]): ShownSession {
  const events = told.filter(({ state }) => state !== 'refused').map(asFolded);
  const lifts = Object.fromEntries(Object.entries(comingIn(told)).map(([id, known]) => [id, liftOf(known)]));
  return resumeSession(session as WireSession & AnsweredSession, { events, lifts }, instantNow());
}

const liftOf = (known: Pick<Lift<never>, 'name' | 'category'>): Lift<never> => ({
  ...known,
  lastTime: null,
  best: null,
  facts: { loadedOn: 'either', max: null, last: [] },
});
