import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedSet } from '#contract/progress-fields.ts';
import { inPoundsAndMiles } from '#domain/measures/entered.ts';
import { distanceUnits, type Units, usualUnits, weightUnits } from '#domain/measures/measure.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { inMiles } from '#domain/training/log/entered-distance.ts';
import type { LoggedWork } from '#web/parts/training-day/training-day.ts';
import { readResult } from './log-result.ts';
import { addSet, copyFirstDown, fillLastTime, inUnits, type LogValues, valuesOf } from './log-values.ts';

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

describe('a log that is opened and saved without a change', () => {
  const aSet = fc.record({
    reps: fc.integer({ min: 0, max: 100 }),
    setKind: fc.constantFrom(...setKinds, null),
    rpe: fc.option(fc.integer({ min: 2, max: 20 }).map(halves => halves / 2)),
    typed: fc.record({ weight: aWeight, unit: fc.constantFrom(...weightUnits, null) }),
  });

  it('sends each set of the kind, the effort and the weight it has, in whatever units it is shown', () => {
    fc.assert(
      fc.property(fc.array(aSet, { maxLength: 12 }), aUnits, (sets, units) => {
        const done = { reps: 5, setKind: null, rpe: 8, typed: { weight: 100, unit: null } };
        const setsData = [...sets, done].map(({ typed, ...set }, index) => {
          const { weight, entered } = inPoundsAndMiles(typed);
          return { ...set, setNum: index + 1, completed: true, weight, ...(entered && { entered }) };
        });
        const { result } = readResult('Strength', valuesOf({ ...nothing, setsData }, blank, units), units);
        const isKindSaid = setsData.some(({ setKind }) => setKind !== null);
        for (const [index, sent] of (result?.setsData ?? []).entries()) {
          const { setNum, reps, setKind, rpe, weight } = setsData[index] ?? {};
          expect(sent).toMatchObject({ setNum, reps });
          // Where no kind is said, neither kind nor effort is: the server keeps those it has.
          expect(sent.setKind).toBe(isKindSaid ? (setKind ?? 'work') : undefined);
          if (isKindSaid) expect(sent.rpe).toBe(rpe);
          expect(inPoundsAndMiles(loggedSet.parse(sent)).weight).toBe(weight);
        }
        expect(result?.setsData).toHaveLength(setsData.length);
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
    expect(fillLastTime(hundred, blank, 1, usualUnits).filled.sets).toEqual(shown.sets);
  });

  it('is what they type, once they type', () => {
    const typed = { ...shown, sets: shown.sets.map(row => ({ ...row, weight: '225' })) };
    expect(saved(typed, usualUnits, 'Strength').setsData).toMatchObject([{ weight: 225 }]);
    expect(saved(typed, usualUnits, 'Strength').setsData?.[0]).not.toHaveProperty('entered');
  });
});

describe('a distance that is text in an old log', () => {
  it.each([
    ['3.1 miles', usualUnits, '3.1', { distanceCompleted: '3.1' }],
    ['3,1 mi', usualUnits, '3.1', { distanceCompleted: '3.1' }],
    ['3.1 miles', metric, '4.99', { distanceCompleted: '3.1' }],
    ['5 km', metric, '5', { distanceCompleted: '5', distanceUnit: 'km' }],
    ['5 km', usualUnits, '3.11', { distanceCompleted: '5', distanceUnit: 'km' }],
    ['1.000 m', metric, '1', { distanceCompleted: String(1 / 1.609344) }],
    // No field holds it: it stays as it was until it is touched.
    ['5-6 miles', usualUnits, '5-6 miles', { distanceCompleted: '5-6 miles' }],
    ['3 miles and a hill', metric, '3 miles and a hill', { distanceCompleted: '3 miles and a hill' }],
  ] as const)('%j is corrected without an error', (distanceCompleted, units, shown, sent) => {
    const values = valuesOf({ ...nothing, distanceCompleted, timeCompleted: '28:10' }, blank, units);
    expect(values.distanceCompleted).toBe(shown);
    const { result, errors } = readResult('Aerobic', { ...values, notes: 'Windy' }, units);
    expect(errors).toBeUndefined();
    expect(result).toMatchObject({ ...sent, notes: 'Windy' });
    if (!('distanceUnit' in sent)) expect(result).not.toHaveProperty('distanceUnit');
    const changed = readResult('Aerobic', { ...values, distanceCompleted: '4' }, units);
    expect(changed.result).toMatchObject({ distanceCompleted: '4' });
  });
});
