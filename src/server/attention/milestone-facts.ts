import type { MilestoneReached } from '#domain/attention/attention-facts.ts';
import { milestonesReached, type OneRepMaxes } from '#domain/strength/strength-progress.ts';
import { type Database, statement } from '#server/database/database.ts';

type Row = { memberId: string; programName: string; baselines: OneRepMaxes | null; lifts: string };

type MilestoneFactsInput = { memberIds: readonly string[]; sinces: readonly Date[] };

/** The e1RMs of programs under way, in lines: an exercise, and of each e1RM the day from the start, its value, and whether it is new. */
const liftsInPrograms = statement<Row, MilestoneFactsInput>(
  'attention_milestones',
  `select a.member_id as "memberId", w.name as "programName", b.exercise_baselines as baselines, g.lifts
   from unnest(:memberIds::uuid[], :sinces::timestamptz[]) as m(id, since)
   join assignments a on a.member_id = m.id and a.status = 'active' and a.removed_at is null and a.kind = 'program'
   join workouts w on w.id = a.workout_id
   left join program_baselines b on b.assignment_id = a.id
   cross join lateral (
     select string_agg(l.line, ';') as lifts from (
       select exercise_id || ' ' || string_agg(
         (date - a.start_date) || ',' || estimated_1rm || ',' || (logged_at > m.since)::int, ' ' order by date, logged_at) as line
       from progress_logs where assignment_id = a.id and estimated_1rm is not null group by exercise_id) l) g
   where g.lifts is not null`,
  { alone: true },
);

/** Of each member, by their id, the highest milestone of strength that was reached since a moment of their own. */
export async function milestonesSince(
  db: Database,
  input: MilestoneFactsInput,
): Promise<Map<string, MilestoneReached>> {
  const found = new Map<string, MilestoneReached>();
  if (input.memberIds.length === 0) return found;
  for (const { memberId, programName, baselines, lifts } of await liftsInPrograms(db, input)) {
    const all = lifts.split(';').map(readLift);
    const before = all.map(({ exerciseId, history }) => ({
      exerciseId,
      history: history.filter(({ isNew }) => !isNew),
    }));
    const former = milestonesReached(before, baselines ?? {}).length;
    const percent = milestonesReached(all, baselines ?? {})
      .slice(former)
      .at(-1);
    if (percent !== undefined && percent > (found.get(memberId)?.percent ?? 0))
      found.set(memberId, { percent, programName });
  }
  return found;
}

function readLift(line: string) {
  const [exerciseId = '', ...days] = line.split(' ');
  const history = days.map(one => {
    const [day, e1rm, isNew] = one.split(',');
    return { day: Number(day), e1rm: Number(e1rm), isNew: isNew === '1' };
  });
  return { exerciseId, history };
}
