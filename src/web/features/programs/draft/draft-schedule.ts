import {
  dayOf,
  type Draft,
  exercisesInWeek,
  weekNumbersOf,
  workoutsInWeek,
} from '#web/parts/prescriptions/fields/draft.ts';
import type { Schedule } from './schedule.ts';

/** A draft as the schedule shows it. */
export const scheduleOf = (draft: Draft): Schedule => ({
  weeks: weekNumbersOf(draft).map(number => ({
    number,
    exercises: exercisesInWeek(draft, number),
    workouts: workoutsInWeek(draft, number),
  })),
  dayOf: place => dayOf(draft, place),
});
