import { wireEvents } from './read-session.ts';
import type { Taken } from './take-events.ts';

/**
 * What the wire has of the events that were sent, so that a device goes on with the session it has: however much happened
 * before, an answer is as long as what was sent. One sent twice is answered twice, as its first answer may be lost.
 */
export function changeOf({ session, leavesLogs }: Taken, sent: readonly unknown[]) {
  const ids = new Set(sent.map(event => String((event as { id?: unknown } | null)?.id).toLowerCase()));
  const events = wireEvents({ ...session, events: session.events.filter(({ id }) => ids.has(id)) });
  const comingIn = new Set(events.flatMap(event => ('exerciseId' in event ? event.exerciseId : [])));
  const lifts = Object.entries(session.day.lifts).filter(([id]) => comingIn.has(id));
  return { events, lifts: Object.fromEntries(lifts), isOfLogs: leavesLogs !== true };
}
