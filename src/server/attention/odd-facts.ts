import type { OddAmount } from '#domain/attention/attention-facts.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { datesOfNew, pastOf } from '#domain/unlikely/past.ts';
import { type Amounts, type Unlikely, unlikelyOf } from '#domain/unlikely/unlikely.ts';
import { type Database, statement } from '#server/database/database.ts';

/** The distance, time and counts of a log as stored: distances in miles. */
type Measured = {
  completedDate: string;
  setsData: LoggedSet[] | null;
  timeCompleted: string | null;
  distanceCompleted: string | null;
  volumeCompleted: string | null;
};

type MeasuredRow = {
  id: string;
  memberId: string;
  at: Date;
  exerciseName: string;
  category: ExerciseCategory;
  done: Measured;
  /** The last one before it. */
  before: Measured | null;
};

const measured = (
  log: string,
) => `json_build_object('completedDate', ${log}.date, 'setsData', ${log}.sets_data,
  'timeCompleted', ${log}.time_completed, 'distanceCompleted', ${log}.distance_completed, 'volumeCompleted', ${log}.volume_completed)`;

/** SQL: log `p` is of the member and exercise of log `l`, and came before it. */
const cameBefore = `p.member_id = l.member_id and p.exercise_id = l.exercise_id
  and (p.date, p.logged_at) < (l.date, l.logged_at)`;

/** Runs, holds and jumps that were logged since a moment of each member's own, with what was done of them the time before. */
const measuredSince = statement<MeasuredRow, { memberIds: readonly string[]; sinces: readonly Date[] }>(
  'attention_measured',
  `select l.id, l.member_id as "memberId", l.logged_at as at, e.name as "exerciseName", e.category,
     ${measured('l')} as done, b.before
   from unnest(:memberIds::uuid[], :sinces::timestamptz[]) as m(id, since)
   join progress_logs l on l.member_id = m.id and l.logged_at > m.since and l.estimated_1rm is null
   join exercises e on e.id = l.exercise_id and e.category in ('Aerobic', 'Isometric', 'Mobility', 'Plyometric')
   left join lateral (
     select ${measured('p')} as before from progress_logs p
     where ${cameBefore} order by p.date desc, p.logged_at desc limit 1) b on true`,
  { alone: true },
);

/** So many times before show what somebody can do. */
const maxBefore = 100;

const doneBefore = statement<{ id: string; before: Measured[] | null }, { ids: readonly string[] }>(
  'attention_measured_before',
  `select l.id, (
     select json_agg(x.one) from (
       select ${measured('p')} as one from progress_logs p
       where ${cameBefore} order by p.date desc, p.logged_at desc limit ${maxBefore}) x) as before
   from progress_logs l where l.id = any(:ids::uuid[])`,
  { alone: true },
);

/**
 * The amounts that nobody may have meant, of each member. Nearly all are likely by the time before; only of the others
 * is the whole past read.
 */
export async function oddAmountsOf(
  db: Database,
  input: { memberIds: readonly string[]; sinces: readonly Date[] },
): Promise<(OddAmount & { memberId: string })[]> {
  const rows = await measuredSince(db, input);
  const suspects = rows.filter(row => oddOf(row, row.before ? [row.before] : [], true) !== null);
  if (suspects.length === 0) return [];
  const pasts = new Map(
    (await doneBefore(db, { ids: suspects.map(({ id }) => id) })).map(({ id, before }) => [id, before ?? []]),
  );
  return suspects.flatMap(row => {
    const unlikely = oddOf(row, pasts.get(row.id) ?? [], false);
    const { memberId, at, exerciseName } = row;
    return unlikely ? [{ memberId, at, exerciseName, unlikely }] : [];
  });
}

function oddOf(
  { exerciseName: name, category, done }: MeasuredRow,
  before: readonly Measured[],
  isSettled: boolean,
): Unlikely | null {
  return unlikelyOf({ name, category }, amountsOf(done), wholePast(before, isSettled));
}

/** As the log dialog asks of them: by what stands beside the sets. */
const amountsOf = ({ setsData, timeCompleted, distanceCompleted, volumeCompleted }: Measured): Amounts => ({
  seconds: secondsOf(timeCompleted),
  distance: firstNumber(distanceCompleted),
  contacts: firstNumber(volumeCompleted),
  calories: Math.max(0, ...(setsData ?? []).map(({ calories }) => calories ?? 0)) || null,
});

/** The best of each measure over all that was done; of a pace the fastest. */
function wholePast(before: readonly Measured[], isSettled: boolean) {
  const each = before.flatMap(lastTime => pastOf({ lastTime, isSettled }) ?? []);
  if (each.length === 0) return null;
  const most = (measure: 'hold' | 'distance' | 'contacts' | 'calories') =>
    Math.max(...each.map(past => past[measure] ?? 0)) || null;
  const paces = each.flatMap(({ pace }) => pace ?? []);
  return {
    hold: most('hold'),
    distance: most('distance'),
    contacts: most('contacts'),
    calories: most('calories'),
    pace: paces.length > 0 ? Math.min(...paces) : null,
    isNew: !isSettled && new Set(before.map(({ completedDate }) => completedDate)).size < datesOfNew,
  };
}
