import { fromMiles, miles, type Pounds, pounds, type Units } from '#domain/measures/measure.ts';
import { numberText } from '#domain/measures/shown.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { isLift } from '#domain/prescriptions/counted-in.ts';
import { isOfCalories } from '#domain/training/log/carried-set.ts';
import { asEntry } from '#domain/training-sessions/player/current-set.ts';
import { type ComparedWithLast, comparedWithLast } from '#domain/training-sessions/compared-with-last.ts';
import { weightText } from '#web/measures/measure-text.ts';
import { setLine } from '#web/features/training-sessions/player/state/measure-text.ts';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';

type Done = Pick<ShownExercise, 'category' | 'exerciseId' | 'isAssisted' | 'lastTime' | 'sets'>;

/** Each set of an exercise in one line: '185 lb × 5, 5 · 190 lb × 3', '3 mi in 24:10', '12 cal in 0:45'; empty where none is done. */
export function doneText({ category, sets }: Done, units: Units): string {
  if (isLift(category) && !sets.some(isOfCalories)) {
    const setsData = sets.map(set => ({ ...set, completed: true }));
    return workText({ ...nothingElse, setsData }, units);
  }
  return sets.map(set => setLine(asEntry(set, units, { category }), units)).join(' · ');
}

const nothingElse = {
  id: '',
  completedDate: '',
  timeCompleted: null,
  distanceCompleted: null,
  entered: null,
  rpeCompleted: null,
  heartRateAchieved: null,
  volumeCompleted: null,
  contactTimeAchieved: null,
  groundContactTimeAchieved: null,
  estimated1RM: null,
  notes: null,
};

/** '5 lb more than last time', 'The same as last time'; null where there is nothing to compare. */
export function comparedText(exercise: Done, units: Units): string | null {
  const own = exercise.sets.filter(({ exerciseId }) => exerciseId === exercise.exerciseId);
  const compared = comparedWithLast(exercise.category, own, exercise.lastTime);
  if (compared === null) return null;
  const amount = amountText(compared, exercise.isAssisted, units);
  return amount === null ? 'The same as last time' : `${amount} than last time`;
}

function amountText({ measure, by }: ComparedWithLast, isAssisted: boolean, units: Units): string | null {
  const [size, isMore] = [Math.abs(by), by > 0];
  switch (measure) {
    case 'weight':
      return weightCompared(pounds(size), isMore, isAssisted, units);
    case 'time':
      return size < 1 ? null : `${formatSeconds(size)} ${isMore ? 'longer' : 'shorter'}`;
    case 'distance': {
      const far = numberText(fromMiles(miles(size), units.distance));
      return far === '0' ? null : `${far} ${units.distance} ${isMore ? 'farther' : 'less'}`;
    }
    default: {
      const unit = measure.slice(0, -1);
      if (size === 0) return null;
      return `${numberText(size)} ${unit}${size === 1 ? '' : 's'} ${isMore ? 'more' : size === 1 ? 'less' : 'fewer'}`;
    }
  }
}

/** Of an assisted exercise more weight is less help. */
function weightCompared(size: Pounds, isMore: boolean, isAssisted: boolean, units: Units): string {
  const words = weightText(size, units.weight);
  if (isAssisted) return `${words} ${isMore ? 'less' : 'more'} help`;
  return `${words} ${isMore ? 'more' : 'less'}`;
}
