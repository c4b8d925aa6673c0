import { maxExercisesPerDay } from '#domain/limits.ts';
import type { StoredTree, PlannedDay, PlannedWeek, ProgramTree } from './program-tree.ts';
import { isSame } from './document/merge/same.ts';

type Details = Pick<ProgramTree, 'name' | 'description' | 'difficultyLevel' | 'trainingMaxPercent'> & {
  numWeeks?: number;
};

export type PositionedDay = PlannedDay & { weekNumber: number };

/** What is written of a program to make it another state of itself. Days that are not named stay as they are. */
export type TreePlan = {
  details: Details;
  /** Every day is compiled again, because all of them hold what their loads are a percentage of. */
  isMaxChanged: boolean;
  numWeeks: number;
  notes: PlannedWeek[];
  days: PositionedDay[];
  /** A day would hold too many exercises, and more than it holds now: the plan is refused. */
  isOverfull: boolean;
};

/** `exerciseCounts` are those of the workouts that days of either state use. */
export function planTree(
  live: StoredTree,
  tree: ProgramTree,
  exerciseCounts: ReadonlyMap<string, number>,
): TreePlan {
  const { name, description, difficultyLevel, trainingMaxPercent, numWeeks } = tree;
  const weeks = numWeeks === live.numWeeks ? {} : { numWeeks };
  const before = daysByPosition(live);
  const days = [...daysByPosition(tree)].flatMap(([place, day]) =>
    isSame(day, before.get(place)) ? [] : day,
  );
  // A day is trained with its own exercises, its workout's, and with any of these those attached to the whole program.
  const countIn = (day: PlannedDay | undefined) => {
    const own = (day?.exercises.length ?? 0) + (exerciseCounts.get(day?.assignedWorkoutId ?? '') ?? 0);
    return own === 0 ? 0 : own + live.attached.length;
  };
  return {
    details: { name, description, difficultyLevel, trainingMaxPercent, ...weeks },
    isMaxChanged: trainingMaxPercent !== live.trainingMaxPercent,
    numWeeks,
    notes: tree.weeks.filter((week, index) => week.notes !== (live.weeks[index]?.notes ?? '')),
    days,
    isOverfull: days.some(
      day => countIn(day) > Math.max(maxExercisesPerDay, countIn(before.get(positionOf(day)))),
    ),
  };
}

const positionOf = ({ weekNumber, dayOfWeek }: PositionedDay): string => `${weekNumber} ${dayOfWeek}`;

const daysByPosition = ({ weeks }: ProgramTree): Map<string, PositionedDay> =>
  new Map(
    weeks
      .flatMap(({ weekNumber, days }) => days.map(day => ({ ...day, weekNumber })))
      .map(day => [positionOf(day), day]),
  );
