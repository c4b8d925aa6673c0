import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { asFolded as asAnswered } from '#domain/training-sessions/answered-session.ts';
import { resumeSession } from '#domain/training-sessions/resume-session.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { CallError } from '#web/data/call.ts';
import { useRead } from '#web/data/read.ts';
import { userHere } from '#web/offline/member-here.ts';
import { useStore } from '#web/state/use-store.ts';
import { asFolded, newLifts } from '#web/outbox/events/fold-events.ts';
import { instantNow } from '#web/outbox/events/server-clock.ts';
import { sessionsQuery } from '#web/outbox/events/sessions-query.ts';
import { usePendingLogs as useWaitingLogs } from '#web/outbox/logs/pending-logs.ts';
import type { NewEvent } from './new-event.ts';
import { sendSoon } from './send-soon.ts';
import { type LocalEvents, localEventStore } from './local-event-store.ts';
import { eventsOfPendingLogs } from './pending-log-events.ts';
import { useFresh } from './use-fresh.ts';

/** A session as it stands on this device, in the form of an answer. */
export type ShownSession = ResponseOf<typeof listTrainingSessions>[number];

type Where = { date: PlainDate; memberId?: string };

/** One training day's session on this device: what the server last answered, with all events of this device since. */
export function useSession(trainingDayId: string, { date, memberId }: Where) {
  const client = useQueryClient();
  const store = localEventStore(userHere(client)?.id ?? '', trainingDayId);
  const local = useStore(store);
  const read = useRead(listTrainingSessions, { query: sessionsQuery({ date, memberId }) });
  const logs = useWaitingLogs();
  const answered = useLast(newest(read, local, trainingDayId));
  const session = useMemo(() => {
    if (!answered || !local.isRead) return null;
    return resumed(answered, local, eventsOfPendingLogs(logs, answered, date));
  }, [answered, local, logs, date]);
  useFresh(store, trainingDayId);
  const addEvents = async (events: readonly NewEvent[], alongside?: () => void): Promise<void> => {
    const where = { date, memberId: memberId ?? null, dayName: answered?.dayName ?? '' };
    await store.add(events, where, lastOf(answered), alongside);
    sendSoon(client, trainingDayId);
  };
  const isUnanswered = session === null && read.isError && !(read.error instanceof CallError);
  return {
    session,
    isLoading: session === null && (read.isPending || !local.isRead),
    /** There is no signal, and nothing is cached. */
    isOffline: isUnanswered,
    error: session === null && !isUnanswered ? read.error : null,
    retry: () => void read.refetch(),
    /** Resolves when the events are on the device, and drawn; what `alongside` changes is in the same drawing. */
    addEvents,
    /** 'memory': the storage is full or denied, and the events go with the page. */
    storedIn: local.storedIn,
    unsent: local.events.filter(({ state }) => state === 'unsent').length,
    refused: local.events.flatMap(({ state, event, why }) =>
      state === 'refused' ? [{ event, why: why ?? '' }] : [],
    ),
    forget: (eventId: string) => void store.forget(eventId),
    /** Those that answers brought in this sitting. */
    newRecords: local.newRecords,
  };
}

export type DeviceSession = ReturnType<typeof useSession>;

type Read = { data: ShownSession[] | undefined; dataUpdatedAt: number };

/** What came last: the sessions of the date, or the one that came back after events. */
function newest({ data, dataUpdatedAt }: Read, { answered }: LocalEvents, trainingDayId: string) {
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

function resumed(session: ShownSession, local: LocalEvents, logs: readonly SessionEvent[]): ShownSession {
  const events = local.events.filter(({ state }) => state !== 'refused').map(asFolded);
  const { changed } = local;
  const since = {
    events: [...events, ...changed.events.map(asAnswered), ...logs],
    lifts: { ...newLifts(local.events), ...changed.lifts },
  };
  return resumeSession(session, since, instantNow());
}
