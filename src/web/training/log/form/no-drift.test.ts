import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedSet } from '#contract/progress-fields.ts';
import { inPoundsAndMiles } from '#domain/measures/entered.ts';
import { distanceUnits, type Units, usualUnits, weightUnits } from '#domain/measures/measure.ts';
import { inMiles } from '#domain/training/entered-distance.ts';
import type { LoggedWork } from '#web/training/day/training-day.ts';
import { readResult } from './log-result.ts';
import { addSet, copyFirstDown, inUnits, type LogValues, takeOver, valuesOf } from './log-values.ts';

const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };

const blank: LogValues = {
  sets: [{ reps: '', weight: '' }],
  timeCompleted: '',
  distanceCompleted: '',
  rpeCompleted: '',
  heartRateAchieved: '',
  volumeCompleted: '',
  contactTimeAchieved: '',
  groundContactTimeAchieved: '',
  notes: '',
};

const aUnits = fc.record({
  weight: fc.constantFrom(...weightUnits),
  distance: fc.constantFrom(...distanceUnits),
  length: fc.constant('in' as const),
});
const aWeight = fc.integer({ min: 1, max: 100_000 }).map(hundredths => hundredths / 100);
const aDistance = fc.integer({ min: 1, max: 100_000 }).map(hundredths => String(hundredths / 100));

/** What the form sends, as the server keeps and answers it. */
function saved(values: LogValues, units: Units, category: 'Strength' | 'Aerobic'): LoggedWork {
  const { result } = readResult(category, values, units);
  const sets = (result?.setsData ?? []).map(sent => {
    const { weight, unit, distance: _far, ...set } = loggedSet.parse(sent);
    const { entered, ...kept } = inPoundsAndMiles({ weight, unit });
    return { ...set, weight: kept.weight, ...(entered && { entered }) };
  });
  return {
    ...nothing,
    setsData: sets,
    ...inMiles({
      distanceCompleted: result?.distanceCompleted == null ? null : String(result.distanceCompleted),
      distanceUnit: result?.distanceUnit,
    }),
  };
}

const nothing: LoggedWork = {
  id: 'log',
  completedDate: '2026-11-20T00:00:00.000Z',
  setsData: null,
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

describe('a weight that is shown, edited and saved in whatever units', () => {
  it('stays what was typed, to the last digit, however often', () => {
    fc.assert(
      fc.property(aWeight, aUnits, fc.array(aUnits, { maxLength: 6 }), (weight, typedIn, others) => {
        const typed = { ...blank, sets: [{ reps: '5', weight: String(weight) }] };
        const first = saved(typed, typedIn, 'Strength');
        let last = first;
        for (const units of others) last = saved(valuesOf(last, blank, units), units, 'Strength');
        expect(last).toEqual(first);
        expect(valuesOf(last, blank, typedIn).sets[0]?.weight).toBe(String(weight));
      }),
      { numRuns: 500 },
    );
  });

  it('and a distance likewise', () => {
    fc.assert(
      fc.property(aDistance, aUnits, fc.array(aUnits, { maxLength: 6 }), (distance, typedIn, others) => {
        const first = saved({ ...blank, distanceCompleted: distance }, typedIn, 'Aerobic');
        let last = first;
        for (const units of others) last = saved(valuesOf(last, blank, units), units, 'Aerobic');
        expect(last).toEqual(first);
        expect(valuesOf(last, blank, typedIn).distanceCompleted).toBe(distance);
      }),
      { numRuns: 500 },
    );
  });

  it('as a draft too, whatever the units are changed to meanwhile', () => {
    fc.assert(
      fc.property(aWeight, aDistance, aUnits, aUnits, (weight, distance, typedIn, units) => {
        const draft = {
          ...blank,
          distanceCompleted: distance,
          sets: [{ reps: '5', weight: String(weight) }],
        };
        const there = inUnits(draft, typedIn, units);
        expect(saved(there, units, 'Strength')).toEqual(saved(draft, typedIn, 'Strength'));
        expect(inUnits(there, units, typedIn)).toEqual(draft);
      }),
    );
  });
});

describe('100 kg seen by someone in lb', () => {
  const hundred = saved({ ...blank, sets: [{ reps: '5', weight: '100' }] }, metric, 'Strength');
  const shown = valuesOf(hundred, blank, usualUnits);

  it('is 220.5, and 100 kg when it is saved untouched, copied down or taken over', () => {
    expect(shown.sets[0]?.weight).toBe('220.5');
    const rows = copyFirstDown(addSet(shown.sets));
    const again = saved({ ...shown, sets: rows }, usualUnits, 'Strength');
    expect(again.setsData?.map(({ entered }) => entered?.weight)).toEqual([100, 100]);
    expect(takeOver(hundred, blank, usualUnits).sets).toEqual(shown.sets);
  });

  it('is what they type, once they type', () => {
    const typed = { ...shown, sets: shown.sets.map(row => ({ ...row, weight: '225' })) };
    expect(saved(typed, usualUnits, 'Strength').setsData).toMatchObject([{ weight: 225 }]);
    expect(saved(typed, usualUnits, 'Strength').setsData?.[0]).not.toHaveProperty('entered');
  });
});
