import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { cutShortOn, type ProgressRow, progressColumns, readProgress } from './program-progress.ts';

type FactsRow = ProgressRow & {
  assignmentId: string;
  cutShortOn: PlainDate | null;
  /** The lifts' names by exercise id, also those of deleted exercises. */
  exerciseNames: Record<string, string>;
  unitsCounted: number;
  unitsPrescribed: number;
  totalWorkouts: number;
};

/**
 * The facts from which completion records are computed. The whole program is the days that count and, if the coach
 * ended it, the days that were still to come.
 */
const factsOf = statement<FactsRow, { assignmentIds: readonly string[] }>(
  'completed_program_facts',
  `select a.id as "assignmentId", ${cutShortOn}, ${progressColumns}, n.names as "exerciseNames", t.*
   from assignments a
   join users u on u.id = a.member_id
   left join program_baselines b on b.assignment_id = a.id
   cross join lateral (
     select coalesce(json_object_agg(e.id, e.name), '{}') as names
     from exercises e
     where e.id in (select l.exercise_id from progress_logs l where l.assignment_id = a.id and l.estimated_1rm is not null)
   ) n
   cross join lateral (
     select coalesce(sum(d.units_counted), 0) as "unitsCounted", coalesce(sum(d.units_prescribed), 0) as "unitsPrescribed",
       (select count(distinct l.training_day_id) from progress_logs l where l.assignment_id = a.id) as "totalWorkouts"
     from training_days d where d.assignment_id = a.id and d.state in ('scheduled', 'ended')
   ) t
   where a.id = any(:assignmentIds::uuid[]) and a.kind = 'program'`,
  { alone: true },
);

export const programFacts = async (db: Database, assignmentIds: readonly string[]) =>
  (await factsOf(db, { assignmentIds })).map(readProgress);

export type ProgramFacts = Awaited<ReturnType<typeof programFacts>>[number];
