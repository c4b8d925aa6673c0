import { quietUntil } from '#domain/notices/quiet-hours.ts';
import { usualChannels } from '#domain/notices/topics.ts';
import { type Database, statement } from '#server/database/database.ts';
import { quietOf } from '#server/notices/preferences.ts';
import type { ClaimedPush } from './claim-pushes.ts';
import type { Pushed } from './send-push.ts';

const minute = 60_000;
/** After the first failure, the second … ; after the last of these it is given up. */
const retryDelaysMs = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 6 * 60 * minute];

/** The result of one to note: when it is tried again, and how it went. */
export type NotedPush = {
  id: string;
  due: Date | null;
  sent: boolean;
  note: string | null;
  left: string[] | null;
  tries: number;
};

/** In quiet hours it waits for their end; what its reader does not want any more is dropped. Undefined: it is to be sent. */
export function heldPush(one: ClaimedPush, now: Date): NotedPush | undefined {
  const { id, topic, channels, zone, tries, left } = one;
  const kept = { id, sent: false, left, tries: tries - 1 };
  if (!(channels?.[topic] ?? usualChannels[topic]).push) return { ...kept, due: null, note: 'not wanted' };
  const due = quietUntil(zone, quietOf(one), now);
  return due === null ? undefined : { ...kept, due, note: 'quiet hours' };
}

/** The result over all its devices. */
export function notedPush(
  { id, tries }: ClaimedPush,
  pushed: readonly (Pushed & { id: string })[],
  now: Date,
): NotedPush {
  const failed = pushed.filter(one => one.is === 'failed');
  const sent = pushed.some(({ is }) => is === 'reached');
  if (failed.length === 0) return { id, due: null, sent, note: sent ? null : 'no device', left: null, tries };
  const wait = retryDelaysMs[tries - 1];
  const input = Math.max(...failed.map(({ retryAfter = 0 }) => retryAfter * 1000));
  return {
    id,
    due: wait === undefined ? null : new Date(now.getTime() + Math.max(wait, input)),
    sent,
    note: failed[0]?.why ?? null,
    left: failed.map(one => one.id),
    tries,
  };
}

/** A notice seen meanwhile is not tried again. */
const note = statement<{ id: string }, { rows: string; now: Date }>(
  'note_pushes',
  `update notices n set push_due_at = case when n.seen_at is null then r.due end, push_note = r.note, push_left = r."left",
     push_tries = r.tries, push_sent_at = case when r.sent then :now::timestamptz else n.push_sent_at end
   from jsonb_to_recordset(:rows::jsonb)
     as r (id uuid, due timestamptz, sent boolean, note text, "left" uuid[], tries integer)
   where n.id = r.id`,
  { alone: true },
);

export const notePushes = async (db: Database, noted: readonly NotedPush[], now: Date): Promise<void> => {
  await note(db, { rows: JSON.stringify(noted), now });
};
