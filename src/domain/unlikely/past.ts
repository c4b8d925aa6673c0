import type { PlainDate } from '#domain/plain-date.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import { isOfCalories } from '#domain/training/log/carried-set.ts';
import { isCounted, type LoggedSet, type LoggedWork } from '#domain/training/log/workout-units.ts';
import type { Past } from './unlikely.ts';

/** A person's past in one exercise, as a device knows it. */
export type KnownPast = {
  lastTime: (LoggedWork & { completedDate: string; estimated1RM?: number | null }) | null;
  /** In lb: the best e1RM, or the one that suggests weights. */
  e1rm?: number | null;
  best?: { kind: RecordKind; value: number; date: string } | null;
  lasts?: readonly { weight: number; reps: number | null; date: PlainDate }[];
  /** The person has surely done it more than a few times. */
  isSettled?: boolean;
  /** Sets of the session that is being done: a question is asked once. */
  now?: readonly LoggedSet[];
};

/** So many dates show what somebody can do. */
export const datesOfNew = 3;

/** The best that is known of each measure; null where nothing is. */
export function pastOf({
  lastTime,
  e1rm,
  best,
  lasts = [],
  now = [],
  isSettled = false,
}: KnownPast): Past | null {
  const sets = [...(lastTime?.setsData ?? []).filter(isCounted), ...now];
  const isKnown = lastTime !== null || best || e1rm || lasts.length > 0 || now.length > 0;
  if (!isKnown) return null;
  const ofBest = (kind: RecordKind) => (best?.kind === kind ? best.value : null);
  const done = sets.filter(({ reps }) => reps !== 0);
  const miles = firstNumber(asText(lastTime?.distanceCompleted));
  const seconds = secondsOf(lastTime?.timeCompleted);
  const dates = [lastTime?.completedDate, best?.date, ...lasts.map(({ date }) => date)];
  return {
    weight: maxOf([
      e1rm,
      ofBest('e1rm'),
      lastTime?.estimated1RM,
      ...done.map(({ weight }) => weight),
      ...lasts.map(({ weight }) => weight),
    ]),
    reps: maxOf([ofBest('reps-set'), ...done.filter(({ weight }) => !weight).map(({ reps }) => reps)]),
    hold: maxOf([ofBest('hold'), seconds, ...sets.filter(set => !isOfCalories(set)).map(secondsOfSet)]),
    distance: maxOf([ofBest('distance'), miles, ...sets.map(({ distance }) => distance)]),
    pace: miles && seconds ? seconds / miles : null,
    contacts: maxOf([
      ofBest('contacts-day'),
      firstNumber(asText(lastTime?.volumeCompleted)),
      ...sets.map(({ contacts }) => contacts),
    ]),
    calories: maxOf([ofBest('calories-set'), ...sets.map(({ calories }) => calories)]),
    isNew: !isSettled && new Set(dates.filter(Boolean).map(date => date?.slice(0, 10))).size < datesOfNew,
  };
}

const asText = (value: string | number | null | undefined) => (value == null ? null : String(value));

const secondsOfSet = ({ time }: LoggedSet) => (typeof time === 'number' ? time : secondsOf(time));

/** Null without any above 0. */
function maxOf(values: readonly (number | null | undefined)[]): number | null {
  const highest = Math.max(0, ...values.map(value => value ?? 0));
  return highest > 0 ? highest : null;
}
