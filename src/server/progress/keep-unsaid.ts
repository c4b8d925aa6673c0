import type { ReadRequest } from '#contract/endpoint.ts';
import type { correctProgress } from '#contract/progress.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstCount, firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import type { LoggedSetValues } from '#domain/training-sessions/session-event.ts';
import { inMiles } from '#domain/training/log/entered-distance.ts';
import { isCountedInSets } from './log-result.ts';
import type { LogRow } from './save-log.ts';

type Correction = ReadRequest<typeof correctProgress>['body'];
type SentSet = NonNullable<Correction['setsData']>[number];
type Corrected = Pick<
  LogRow,
  'setsData' | 'entered' | 'timeCompleted' | 'distanceCompleted' | 'volumeCompleted'
>;

/**
 * A correction with all that it does not say of the log it corrects. A client that knows number, reps and weight of a set alone
 * (the specification's) leaves its kind, its RPE and what was typed as they were; one that knows totals alone leaves the sets they
 * are made of, as long as the totals are the same.
 */
export function keepUnsaid(correction: Correction, log: Corrected, category: ExerciseCategory): Correction {
  const before = (log.setsData ?? []) as LoggedSetValues[];
  const whole = { ...correction, ...keptDistance(correction, log) };
  if (correction.setsData)
    return {
      ...whole,
      setsData: correction.setsData.map(set =>
        keptOf(
          set,
          before.find(({ setNum }) => setNum === set.setNum),
        ),
      ),
    };
  const isOfTotals = correction.setsData === undefined && !isCountedInSets(category);
  const isUntouched = isOfTotals && hasSameTotals(whole, log);
  return isUntouched && before.length > 0 ? { ...whole, setsData: before.map(asSent) } : whole;
}

/** Shown to 2 decimals at most: what is that close is what was shown. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.005;

function keptDistance(
  { distanceCompleted, distanceUnit }: Correction,
  log: Corrected,
): Pick<Correction, 'distanceCompleted' | 'distanceUnit'> {
  const [sent, kept] = [firstNumber(distanceCompleted), firstNumber(log.distanceCompleted)];
  if (distanceUnit || !log.entered || sent === null || kept === null || !isSame(sent, kept))
    return { distanceCompleted, ...(distanceUnit !== undefined && { distanceUnit }) };
  return { distanceCompleted: log.entered.distance, distanceUnit: log.entered.distanceUnit };
}

function keptOf(set: SentSet, before: LoggedSetValues | undefined): SentSet {
  if (!before) return set;
  const { setKind, rpe, heartRate, time, contacts, calories, ...kept } = { ...asSent(before), ...set };
  return {
    ...kept,
    ...weightOf(set, before),
    ...(setKind !== undefined && { setKind }),
    ...(rpe !== undefined && { rpe }),
    ...(heartRate !== undefined && { heartRate }),
    ...(contacts !== undefined && { contacts }),
    ...(calories !== undefined && { calories }),
    time: time ?? before.time ?? null,
  };
}

/** In the unit it was typed in, where it is sent in lb as it was answered; none where none is sent. */
function weightOf({ weight, unit }: SentSet, before: LoggedSetValues): Pick<SentSet, 'weight' | 'unit'> {
  if (weight == null) return { weight: null, unit: null };
  const isAsAnswered = !unit && before.weight != null && isSame(weight, before.weight);
  if (!isAsAnswered) return { weight, unit: unit ?? null };
  return typedWeight(before);
}

const typedWeight = ({ weight, entered }: LoggedSetValues): Pick<SentSet, 'weight' | 'unit'> =>
  entered?.unit ? { weight: entered.weight, unit: entered.unit } : { weight: weight ?? null, unit: null };

/** A set as it is kept, in the form in which one sends it: with what was typed. */
function asSent({ entered, weight, distance, completed, ...set }: LoggedSetValues): SentSet {
  return {
    ...set,
    time: set.time ?? null,
    completed: completed ?? true,
    ...typedWeight({ setNum: set.setNum, weight: weight ?? null, entered: entered ?? null }),
    ...(entered?.distanceUnit
      ? { distance: entered.distance, distanceUnit: entered.distanceUnit }
      : { distance: distance ?? null }),
  };
}

function hasSameTotals(sent: Correction, log: Corrected): boolean {
  const miles = inMiles(sent).distanceCompleted;
  return (
    secondsOf(sent.timeCompleted) === secondsOf(log.timeCompleted) &&
    firstNumber(miles) === firstNumber(log.distanceCompleted) &&
    firstCount(sent.volumeCompleted) === firstCount(log.volumeCompleted)
  );
}
