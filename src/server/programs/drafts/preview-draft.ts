import { type Names, exerciseText } from '#domain/programs/exercise-difference.ts';
import type { PlannedExercise } from '#domain/programs/program-tree.ts';
import { type AssignedProgram, type Audience, isIn } from '#domain/programs/publication-plan.ts';
import { movedEnd } from '#domain/training/schedule/moved-end.ts';
import { type Database, statement } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import { namesIn } from '#server/programs/versions/names.ts';
import { countChanges, listChanges } from '#server/training-days/schedule/preview-change.ts';
import { programAssignments } from '#server/training-days/schedule/program-assignments.ts';
import { prescriptionColumns } from '#server/training-days/versions/prescribed-exercise.ts';
import { readDraft } from './draft-rows.ts';
import { type DayContent, programToBe } from './program-to-be.ts';

/** What publishing the draft would do to those it reaches, and who else is on the program. */
export async function previewDraft(db: Database, programId: string, audience: Audience, now: Date) {
  const { days, everyone, weeks } = await previewOf(db, programId);
  const reached = everyone.filter(isIn(audience));
  const counts = new Map(
    (await countChanges(db, days, activeUntil(reached, weeks), now)).map(row => [row.memberId, row]),
  );
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
const namesOf = <Row extends { memberId: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.memberId, row]));

/** With the ends that they would have. The days of a paused program wait, and follow when it goes on. */
function activeUntil(assignments: readonly AssignedProgram[], weeks: number | null) {
  return assignments
    .filter(({ status }) => status === 'active')
    .map(one => ({ id: one.id, startDate: one.startDate, endDate: movedEnd(one, weeks) ?? one.endDate }));
}

async function previewOf(db: Database, programId: string) {
  const live = await readLive(db, programId);
  const draft = (await readDraft(db, programId))?.content ?? live.tree;
  const program = await programToBe(db, programId, live, draft);
  // Who stays on a version may have an end that follows from another number of weeks.
  const assignments = await programAssignments(db, programId, true);
  return { ...program, everyone: assignments.filter(({ status }) => status !== 'completed') };
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
  const { days: daysAfter, changed, everyone, weeks } = await previewOf(db, programId);
  const theirs = everyone.filter(row => row.memberId === memberId);
  requireFound(theirs[0], 'Member');
  const days = await listChanges(db, daysAfter, activeUntil(theirs, weeks), now);
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
  day ? { dayName: day.dayName, lines: day.exercises.map(exercise => exerciseText(exercise, names)) } : null;

const namesOfExercises = (db: Database, days: readonly { exercises: PlannedExercise[] }[]) =>
  namesIn(db, [{ weeks: [], attached: days.flatMap(({ exercises }) => exercises) }]);
