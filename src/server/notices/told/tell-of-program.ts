import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { recordNotices } from '#server/notices/record-notice.ts';

/** Of one program a person is told once an hour, however many edits a coach makes; it goes out when they may be done. */
const oneWithin = { minutes: 60, seenToo: true } as const;
const pushAfter = 5 * 60;
const link = '/member?section=workouts';

const words = {
  given: (name: string) => `You have a new program: ${name}`,
  changed: (name: string) => `Your program ${name} has changed`,
  paused: (name: string) => `Your program ${name} is paused`,
  resumed: (name: string) => `Your program ${name} goes on`,
};

export type ProgramNews = keyof typeof words;

type Row = { id: string; personId: string; name: string; startDate: PlainDate };

const assigned = statement<Row, { ids: readonly string[] }>(
  'assignments_to_tell_of',
  `select a.id, a.member_id as "personId", w.name, a.start_date as "startDate"
   from assignments a join workouts w on w.id = a.workout_id
   where a.id = any(:ids::uuid[]) and a.kind in ('program', 'single_workout') and a.removed_at is null`,
);

/** Tells members what a coach has done with these assignments of theirs, within its transaction. */
export async function tellOfPrograms(
  tx: Database,
  news: ProgramNews,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const hour = at.toISOString().slice(0, 13);
  const rows = await assigned(tx, { ids });
  const isGiven = news === 'given';
  await recordNotices(
    tx,
    { topic: 'program', at, pushAfter, ...(!isGiven && { oneWithin }) },
    rows.map(({ id, personId, name, startDate }) => ({
      personId,
      key: isGiven ? `program:${id}:given` : `program:${id}:${news}:${hour}`,
      // What is paused and goes on is told of beside what has changed.
      about: news === 'changed' || isGiven ? `program:${id}` : `program:${id}:${news}`,
      text: words[news](name),
      ...(isGiven && { more: `It begins on ${formatDate(startDate)}.` }),
      link,
    })),
  );
}
