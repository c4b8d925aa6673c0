import { randomUUID } from 'node:crypto';
import {
  type PlannedDay,
  type PlannedExercise,
  type ProgramTree,
  workoutsOf,
} from '#domain/programs/program-tree.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import { weeksAfter } from '#domain/programs/publication-plan.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { LiveProgram } from '#server/programs/versions/live-tree.ts';
import { prescriptionColumns } from '#server/training-days/versions/prescribed-exercise.ts';
import { type ScheduledVersion, versionsOf } from '#server/training-days/versions/version-of.ts';

/** What a day asks for, as its member has it: with its workout's exercises and those of every day. */
export type DayContent = { dayName: string; exercises: PlannedExercise[] };

const exercisesOfWorkouts = statement<PlannedExercise & { workoutId: string }, { ids: readonly string[] }>(
  'exercises_of_workouts',
  `select p.workout_id as "workoutId", ${prescriptionColumns} from prescriptions p
   where p.workout_id = any(:ids::uuid[]) order by p.order_index, p.id`,
  { alone: true },
);

/**
 * A program as a draft would make it: days that do not change by the versions they have, the others by ids of their own,
 * and what those ask for.
 */
export async function programToBe(db: Database, programId: string, live: LiveProgram, draft: ProgramTree) {
  const current = await versionsOf(db, { workoutId: programId, programVersion: null });
  const currentOf = new Map(current.map(version => [positionOf(version), version]));
  const ofWorkouts = await exercisesOfWorkouts(db, { ids: [...workoutsOf(draft)] });
  const changed = new Map<string, DayContent>();
  const hasSameMax = draft.trainingMaxPercent === live.tree.trainingMaxPercent;
  const days = draft.weeks.flatMap(({ weekNumber, days: planned }) =>
    planned.flatMap((day, index): ScheduledVersion[] => {
      const used = ofWorkouts.filter(({ workoutId }) => workoutId === day.assignedWorkoutId);
      const own = [...day.exercises, ...used.map(({ workoutId: _workout, ...exercise }) => exercise)];
      if (own.length === 0) return [];
      const place = { weekNumber, dayOfWeek: day.dayOfWeek };
      const present = currentOf.get(positionOf(place));
      if (present && hasSameMax && isSame(withoutUnread(day), live.tree.weeks[weekNumber - 1]?.days[index]))
        return [present];
      const versionId = randomUUID();
      changed.set(versionId, { dayName: day.dayName, exercises: [...own, ...live.tree.attached] });
      return [{ ...place, versionId, exerciseCount: own.length, unitsPrescribed: 0 }];
    }),
  );
  return { days, changed, weeks: weeksAfter(live, draft) };
}

const positionOf = ({ weekNumber, dayOfWeek }: Pick<ScheduledVersion, 'weekNumber' | 'dayOfWeek'>) =>
  `${weekNumber} ${dayOfWeek}`;

const withoutUnread = ({ unread: _unread, ...day }: PlannedDay): PlannedDay => day;
