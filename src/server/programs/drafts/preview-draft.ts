import { type Names, exerciseInWords } from '#domain/programs/exercise-difference.ts';
import type { PlannedExercise } from '#domain/programs/program-tree.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { shownName } from '#server/accounts/shown-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import { namesIn } from '#server/programs/versions/names.ts';
import { countChanges, listChanges } from '#server/training-days/schedule/preview-change.ts';
import type { ProgramReach } from '#server/training-days/schedule/program-reach.ts';
import { prescriptionColumns } from '#server/training-days/versions/prescribed-exercise.ts';
import { readDraft } from './draft-rows.ts';
import { type DayContent, programToBe } from './program-to-be.ts';

type OnProgram = {
  id: string;
  memberId: string;
  name: string;
  startDate: PlainDate;
  status: 'active' | 'paused';
  version: number | null;
};

const everyoneOn = statement<OnProgram, { workoutId: string }>(
  'members_on_program',
  `select a.id, a.member_id as "memberId", ${shownName('u')} as name, a.start_date as "startDate", a.status,
     a.program_version as version
   from assignments a join users u on u.id = a.member_id
   where a.workout_id = :workoutId and a.removed_at is null and a.status <> 'completed'
   order by ${shownName('u')} collate by_name, a.member_id, a.start_date`,
  { alone: true },
);

/** What publishing the draft would do to those it reaches, and who else is on the program. */
export async function previewDraft(db: Database, programId: string, reach: ProgramReach, now: Date) {
  const { toBe } = await toBeOf(db, programId);
  const everyone = await everyoneOn(db, { workoutId: programId });
  const isReached = ({ memberId, version }: OnProgram) =>
    typeof reach === 'string' ? reach === 'all' && version === null : reach.includes(memberId);
  const reached = everyone.filter(isReached);
  // Of a paused program the days wait, and follow when it goes on.
  const active = reached.filter(({ status }) => status === 'active');
  const counts = new Map((await countChanges(db, toBe, active, now)).map(row => [row.memberId, row]));
  const none = { changed: 0, added: 0, removed: 0 };
  const names = namesOf(reached);
  return {
    members: [...names].map(([memberId, { name }]) => ({ ...none, ...counts.get(memberId), memberId, name })),
    others: [...namesOf(everyone)]
      .filter(([memberId]) => !names.has(memberId))
      .map(([memberId, { name, version }]) => ({ memberId, name, version })),
  };
}

/** Each member once, in the order of the rows. */
const namesOf = (rows: readonly OnProgram[]) => new Map(rows.map(row => [row.memberId, row]));

async function toBeOf(db: Database, programId: string) {
  const live = await readLive(db, programId);
  const draft = (await readDraft(db, programId))?.content ?? live.tree;
  return programToBe(db, programId, live, draft);
}

const contentsOf = statement<DayContent & { id: string }, { ids: readonly string[] }>(
  'day_version_words',
  `select v.id, v.day_name as "dayName", (
     select coalesce(json_agg(x), '[]') from (
       select ${prescriptionColumns} from day_version_exercises p where p.day_version_id = v.id order by p.position) x) as exercises
   from day_versions v where v.id = any(:ids::uuid[])`,
  { alone: true },
);

/** What publishing the draft for one member would do to their days, date by date. */
export async function previewOfMember(db: Database, programId: string, memberId: string, now: Date) {
  const { toBe, changed } = await toBeOf(db, programId);
  const theirs = (await everyoneOn(db, { workoutId: programId })).filter(row => row.memberId === memberId);
  requireFound(theirs[0], 'Member');
  const active = theirs.filter(({ status }) => status === 'active');
  const days = await listChanges(db, toBe, active, now);
  const ids = days.flatMap(({ beforeId, afterId }) => [beforeId, afterId]).filter(id => id !== null);
  const kept = await contentsOf(db, { ids: ids.filter(id => !changed.has(id)) });
  const contents = new Map<string, DayContent>([...changed, ...kept.map(row => [row.id, row] as const)]);
  const names = await namesOfExercises(db, [...contents.values()]);
  const inWords = (id: string | null) => dayInWords(id === null ? undefined : contents.get(id), names);
  return {
    days: days.map(({ date, beforeId, afterId }) => ({
      date,
      kind: kindOf(beforeId, afterId),
      before: inWords(beforeId),
      after: inWords(afterId),
    })),
  };
}

function kindOf(beforeId: string | null, afterId: string | null) {
  if (beforeId === null) return 'added' as const;
  return afterId === null ? ('removed' as const) : ('changed' as const);
}

const dayInWords = (day: DayContent | undefined, names: Names) =>
  day
    ? { dayName: day.dayName, lines: day.exercises.map(exercise => exerciseInWords(exercise, names)) }
    : null;

const namesOfExercises = (db: Database, days: readonly { exercises: PlannedExercise[] }[]) =>
  namesIn(db, [{ weeks: [], attached: days.flatMap(({ exercises }) => exercises) }]);
