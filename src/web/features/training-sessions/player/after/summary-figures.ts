import { fromMiles, fromPounds, type Units } from '#domain/measures/measure.ts';
import { shortIn, shortUnitOf } from '#domain/measures/short-distance.ts';
import type { SessionSummary } from '#domain/training-sessions/session-summary.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';

type Figure = { label: string; value: string; unit?: string; note?: string };

const numberText = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });

/** In large numbers, what a session came to; what there was none of is left out. */
export function figuresOf(summary: SessionSummary, units: Units): Figure[] {
  const { sets, missed, volume, reps, distance, carried, held, contacts, calories, lasted, skipped } =
    summary;
  const all: (Figure | false)[] = [
    { label: sets === 1 ? 'Set' : 'Sets', value: numberText(sets) },
    missed > 0 && { label: 'Missed', value: numberText(missed) },
    volume > 0 && {
      label: 'Volume',
      value: numberText(fromPounds(volume, units.weight)),
      unit: units.weight,
      ...(summary.isVolumeOfReps && { note: 'Carries and holds left out' }),
    },
    lasted !== null && { label: 'Time', value: formatSeconds(lasted) },
    reps > 0 && { label: 'Reps', value: numberText(reps) },
    distance > 0 && {
      label: 'Distance',
      value: numberText(fromMiles(distance, units.distance), 2),
      unit: units.distance,
    },
    carried > 0 && {
      // A run has the plain word.
      label: distance > 0 ? 'Carried' : 'Distance',
      value: numberText(shortIn(carried, units.distance), 1),
      unit: shortUnitOf(units.distance),
    },
    held > 0 && { label: 'Held', value: formatSeconds(held) },
    contacts > 0 && { label: 'Contacts', value: numberText(contacts) },
    calories > 0 && { label: 'Calories', value: numberText(calories) },
    skipped > 0 && { label: 'Skipped', value: numberText(skipped) },
  ];
  return all.filter(figure => figure !== false);
}
