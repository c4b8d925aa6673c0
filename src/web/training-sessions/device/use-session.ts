import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { resumeSession } from '#domain/training-sessions/resume-session.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { CallError } from '#web/data/call.ts';
import { useRead } from '#web/data/read.ts';
import { userHere } from '#web/offline/member-here.ts';
import { useStore } from '#web/state/use-store.ts';
import { asFolded, liftsComingIn } from '#web/training/outbox/fold-told.ts';
import { instantNow } from '#web/training/outbox/server-clock.ts';
import { sessionsQuery } from '#web/training/outbox/sessions-query.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import type { NewEvent } from './new-event.ts';
import { sendSoon } from './send-soon.ts';
import { type Told, toldStore } from './told-store.ts';
import { useFresh } from './use-fresh.ts';
import { eventsOfWaitingLogs } from './waiting-logs-as-events.ts';

/** A session as it stands on this device, in the form of an answer. */
export type ShownSession = ResponseOf<typeof listTrainingSessions>[number];

type Where = { date: PlainDate; memberId?: string };

/** One training day's session on this device: what the server last answered, with all events told here since. */
export function useSession(trainingDayId: string, { date, memberId }: Where) {
  const client = useQueryClient();
  const store = toldStore(userHere(client)?.id ?? '', trainingDayId);
  const told = useStore(store);
  const read = useRead(listTrainingSessions, { query: sessionsQuery({ date, memberId }) });
  const logs = useWaitingLogs();
  const answered = useLast(newest(read, told, trainingDayId));
  const session = useMemo(() => {
    if (!answered || !told.isRead) return null;
    return resumed(answered, told, eventsOfWaitingLogs(logs, answered, date));
  }, [answered, told, logs, date]);
  useFresh(store, trainingDayId);
  const tell = async (events: readonly NewEvent[], along?: () => void): Promise<void> => {
    const where = { date, memberId: memberId ?? null, dayName: answered?.dayName ?? '' };
    await store.tell(events, where, lastOf(answered), along);
    sendSoon(client, trainingDayId);
  };
  const isUnanswered = session === null && read.isError && !(read.error instanceof CallError);
  return {
    session,
    isComing: session === null && (read.isPending || !told.isRead),
    /** There is no signal, and nothing was kept. */
    isWaiting: isUnanswered,
    error: session === null && !isUnanswered ? read.error : null,
    retry: () => void read.refetch(),
    /** Resolves when the events are on the device, and drawn. */
    tell: (...events: NewEvent[]): Promise<void> => tell(events),
    /** The same, with what changes beside them: it is one drawing. */
    tellAlong: (along: () => void, ...events: NewEvent[]): Promise<void> => tell(events, along),
    /** 'memory': the storage is full or denied, and what was told goes with the page. */
    keptIn: told.keptIn,
    unsent: told.events.filter(({ state }) => state === 'unsent').length,
    refused: told.events.flatMap(({ state, event, why }) =>
      state === 'refused' ? [{ event, why: why ?? '' }] : [],
    ),
    forget: (eventId: string) => void store.forget(eventId),
    /** Those that answers brought in this sitting. */
    newRecords: told.newRecords,
  };
}

type Read = { data: ShownSession[] | undefined; dataUpdatedAt: number };

/** What came last: the sessions of the date, or the one that came back after events. */
function newest({ data, dataUpdatedAt }: Read, { answered }: Told, trainingDayId: string) {
  const read = data?.find(one => one.trainingDayId === trainingDayId);
  if (answered === null) return read;
  return read && dataUpdatedAt >= answered.cameAt ? read : answered.session;
}

/** A day that is moved or cleared meanwhile stays before the one who trains it. */
function useLast<Value>(value: Value | undefined): Value | null {
  const [last, setLast] = useState<Value | null>(value ?? null);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

const lastOf = (session: ShownSession | null): number =>
  Math.max(0, ...(session?.events.map(({ at }) => Date.parse(at)) ?? []));

function resumed(session: ShownSession, told: Told, logs: readonly SessionEvent[]): ShownSession {
  const events = told.events.filter(({ state }) => state !== 'refused').map(asFolded);
  const since = { events: [...events, ...logs], lifts: liftsComingIn(told.events) };
  return resumeSession(session, since, instantNow());
}
