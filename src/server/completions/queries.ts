import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { cutShortOn, type ProgramProgress, progressColumns } from '#server/progress/program-progress.ts';

export type ProgramFacts = Omit<ProgramProgress, 'weeks'> & {
  assignmentId: string;
  cutShortOn: PlainDate | null;
  weeks: (ProgramProgress['weeks'][number] & { isAssigned: boolean })[];
  /** Of the lifts, by exercise id; deleted exercises keep theirs. */
  exerciseNames: Record<string, string>;
  unitsCounted: number;
  unitsPrescribed: number;
  totalWorkouts: number;
};

/**
 * All that completion records are worked out from. Over the whole program means: days that count, and those still to
 * come when the coach ended it.
 */
const factsOf = statement<ProgramFacts>(
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
   where a.id = any($1::uuid[]) and a.kind = 'program'`,
  { alone: true },
);

export const programFacts = (db: Database, assignmentIds: readonly string[]) => factsOf(db, [assignmentIds]);

export type CompletionRow = {
  id: string;
  assignmentId: string;
  memberId: string;
  programId: string;
  programName: string;
  startDate: string;
  completionRate: number;
  avgStrengthGain: number | null;
  totalUnitsGainPercent: number | null;
  finalTotalUnits: number;
  totalWorkouts: number;
  completedAt: Date;
  exerciseFinals: {
    exerciseId: string;
    exerciseName: string;
    final1RM: number;
    gainPercent: number | null;
  }[];
};

/** A member's finished programs, newest first. One that was opened again is under way, so it is left out. */
const completionsOf = statement<CompletionRow>(
  'completions_of_member',
  `select p.id, p.assignment_id as "assignmentId", p.member_id as "memberId", p.program_id as "programId",
     w.name as "programName", a.start_date as "startDate", p.completion_rate as "completionRate",
     p.avg_strength_gain as "avgStrengthGain", p.total_units_gain_percent as "totalUnitsGainPercent",
     p.final_total_units as "finalTotalUnits", p.total_workouts as "totalWorkouts", p.completed_at as "completedAt",
     p.exercise_finals as "exerciseFinals"
   from program_completions p
   join assignments a on a.id = p.assignment_id
   join workouts w on w.id = p.program_id
   where p.member_id = $1 and a.status = 'completed' and a.kind = 'program'
   order by p.completed_at desc, p.id`,
);

export const completionsOfMember = (db: Database, memberId: string) => completionsOf(db, [memberId]);
