import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { recordNotices } from '#server/notices/record-notice.ts';

/** A person gets one notice an hour about a program, however many edits a coach makes; it goes out when they may be done. */
const oneWithin = { minutes: 60, seenToo: true } as const;
const pushAfter = 5 * 60;
const link = '/member?section=workouts';

const words = {
  given: (name: string) => `You have a new program: ${name}`,
  changed: (name: string) => `Your program ${name} has changed`,
  paused: (name: string, until: PlainDate | null) =>
    `Your program ${name} is paused${until === null ? '' : ` until ${formatDate(until)}`}`,
  resumed: (name: string) => `Your program ${name} has resumed`,
};

export type ProgramNews = keyof typeof words;

/** A path is given as a whole, and named so; what happens later happens to one of its programs. */
type Row = {
  id: string;
  personId: string;
  name: string;
  pathName: string | null;
  startDate: PlainDate;
  pausedUntil: PlainDate | null;
};

/** A later block of a path is announced once it has begun: coaches go on writing it. */
const assigned = statement<Row, { ids: readonly string[]; at: Date }>(
  'assignments_to_tell_of',
  `select a.id, a.member_id as "personId", w.name, p.name as "pathName", a.start_date as "startDate",
     a.paused_until as "pausedUntil"
   from assignments a join workouts w on w.id = a.workout_id
   join users u on u.id = a.member_id
   left join path_runs r on r.id = a.path_run_id left join paths p on p.id = r.path_id
   where a.id = any(:ids::uuid[]) and a.kind in ('program', 'single_workout') and a.removed_at is null
     and (a.path_position is null or a.path_position = 1
       or a.start_date <= (:at::timestamptz at time zone u.time_zone)::date)`,
);

/** Tells members what a coach has done with these assignments of theirs, within its transaction. */
export async function notifyOfPrograms(
  tx: Database,
  news: ProgramNews,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const hour = at.toISOString().slice(0, 13);
  const rows = await assigned(tx, { ids, at });
  const isGiven = news === 'given';
  await recordNotices(
    tx,
    { topic: 'program', at, pushAfter, ...(!isGiven && { oneWithin }) },
    rows.map(({ id, personId, name, pathName, startDate, pausedUntil }) => ({
      personId,
      key: isGiven ? `program:${id}:given` : `program:${id}:${news}:${hour}`,
      // A pause, or its end, has a notice of its own beside that of the changes.
      about: news === 'changed' || isGiven ? `program:${id}` : `program:${id}:${news}`,
      text: words[news](isGiven ? (pathName ?? name) : name, pausedUntil),
      ...(isGiven && { more: `It starts on ${formatDate(startDate)}.` }),
      link,
    })),
  );
}
