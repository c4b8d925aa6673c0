import { type Database, statement } from '#server/database/database.ts';

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
const completionsOf = statement<CompletionRow, { memberId: string }>(
  'completions_of_member',
  `select p.id, p.assignment_id as "assignmentId", p.member_id as "memberId", p.program_id as "programId",
     w.name as "programName", a.start_date as "startDate", p.completion_rate as "completionRate",
     p.avg_strength_gain as "avgStrengthGain", p.total_units_gain_percent as "totalUnitsGainPercent",
     p.final_total_units as "finalTotalUnits", p.total_workouts as "totalWorkouts", p.completed_at as "completedAt",
     p.exercise_finals as "exerciseFinals"
   from program_completions p
   join assignments a on a.id = p.assignment_id
   join workouts w on w.id = p.program_id
   where p.member_id = :memberId and a.status = 'completed' and a.kind = 'program'
   order by p.completed_at desc, p.id`,
);

export const completionsOfMember = (db: Database, memberId: string) => completionsOf(db, { memberId });
