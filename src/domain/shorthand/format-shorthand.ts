import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { distanceSign, fieldNames, plain, quoted, repsSign, timeSign } from './signs.ts';
import { setSign, withoutOverridden } from './set-signs.ts';
import { nameReadsAlone } from './parse-shorthand.ts';

/**
 * A prescription as one line of shorthand, in its canonical form: `[A] Back Squat 4x6-8 @75% r120 "slow"`, sets
 * one by one as `5@65% 5+@85%`. Text that no sign
 * fits is named: `reps:"8 each leg"`. `parseShorthand` makes the same of it again.
 */
export function formatShorthand(name: string, prescription: WrittenPrescription): string {
  const { groupLabel } = prescription;
  const parts = [
    groupLabel !== null && `[${groupLabel}]`,
    nameReadsAlone(name) ? name : `{${name.replace(/[{}]/g, '$&$&')}}`,
    formatWork(prescription),
  ];
  return parts.filter(part => part !== false && part !== '').join(' ');
}

/** The part of such a line behind the name. */
export function formatWork(given: WrittenPrescription): string {
  const prescription = withoutOverridden(given);
  const { setTargets, weightUnit } = prescription;
  const signs = (setTargets ?? []).map(target => setSign(target, weightUnit));
  const isUnitSaid = signs.some(sign => /^[^:]*\dkg/.test(sign));
  const parts = [
    ...workParts(prescription),
    ...signs,
    ...loadParts(prescription).filter(part => !(isUnitSaid && part === 'unit:kg')),
    said('restSeconds', prescription.restSeconds, text => `r${text}`),
    said('tempo', prescription.tempo, text => `t${text}`),
    said('volume', prescription.volume, text => `contacts ${text}`),
    said('targetHeartRate', prescription.targetHeartRate, text => `HR${text}`),
    named('contactTime', prescription.contactTime),
    named('groundContactTime', prescription.groundContactTime),
    prescription.notes !== null && quoted(prescription.notes),
  ];
  return parts.filter(part => part !== false && part !== '').join(' ');
}

/** `4x6-8`, `3x45s`, `8x400m`: what is done in each set stands behind the number of sets. */
function workParts({ sets, reps, time, distance }: WrittenPrescription): (string | false)[] {
  const isCounted = sets !== null && plain.sets.test(sets);
  const alone = [said('time', time, timeSign), said('distance', distance, distanceSign)];
  if (isCounted && reps !== null && plain.reps.test(reps)) return [`${sets}x${repsSign(reps)}`, ...alone];
  if (isCounted && reps === null && time !== null && plain.time.test(time)) {
    return [`${sets}x${timeSign(time)}`, alone[1] ?? false];
  }
  if (isCounted && reps === null && time === null && distance !== null && plain.distance.test(distance)) {
    return [`${sets}x${distanceSign(distance)}`];
  }
  return [named('sets', sets), named('reps', reps), ...alone];
}

function loadParts({
  weight,
  weightUnit,
  percent1RM,
  percentOf,
  rpe,
}: WrittenPrescription): (string | false)[] {
  const unit = weightUnit === 'kg' ? 'kg' : 'lb';
  const isPlain =
    weight !== null && plain.weight.test(weight) && (weightUnit === 'kg' || weightUnit === 'lbs');
  const isOfTrainingMax = percentOf === 'training-max';
  const isPlainPercent = percent1RM !== null && plain.percent1RM.test(percent1RM);
  return [
    isPlain ? `${weight}${unit}` : named('weight', weight),
    !isPlain && weightUnit !== 'lbs' && `unit:${bare(weightUnit)}`,
    said('percent1RM', percent1RM, text => `@${text}%${isOfTrainingMax ? ' TM' : ''}`),
    // Sets have the percents, or there are words for it.
    isOfTrainingMax && !isPlainPercent && 'of:TM',
    said('rpe', rpe, text => `@${text}`),
  ];
}

type Named = keyof typeof fieldNames;

function said(
  field: Named & keyof typeof plain,
  text: string | null,
  sign: (text: string) => string,
): string | false {
  if (text === null) return false;
  return plain[field].test(text) ? sign(text) : named(field, text);
}

const named = (field: Named, text: string | null): string | false =>
  text !== null && `${fieldNames[field]}:${bare(text)}`;

const bare = (text: string): string => (/^[\p{L}\d.%+/-]+$/u.test(text) ? text : quoted(text));
