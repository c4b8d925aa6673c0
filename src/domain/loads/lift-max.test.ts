import { pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { type DatedMax, type KnownMaxes, liftMax } from './lift-max.ts';

const today = '2026-06-01';

const at = (value: number, date = '2026-05-12'): DatedMax => ({ value: pounds(value), date });
const known = (more: Partial<KnownMaxes> = {}): KnownMaxes => ({
  exerciseName: 'Front Squat',
  tested: null,
  sinceTested: null,
  latest: null,
  ...more,
});

it.each<[string, KnownMaxes, [string, number, string] | null]>([
  ['nothing', known(), null],
  ['an estimate', known({ latest: at(200) }), ['estimated', 200, '2026-05-12']],
  [
    'a test before a higher estimate of earlier',
    known({ tested: at(190), latest: at(200) }),
    ['tested', 190, '2026-05-12'],
  ],
  [
    'a test before a lower estimate since',
    known({ tested: at(210), sinceTested: at(200), latest: at(205) }),
    ['tested', 210, '2026-05-12'],
  ],
  [
    'a test before one that equals it',
    known({ tested: at(210), sinceTested: at(210, today) }),
    ['tested', 210, '2026-05-12'],
  ],
  [
    'an estimate since that is higher',
    known({ tested: at(210), sinceTested: at(215, '2026-05-20'), latest: at(220) }),
    ['estimated', 215, '2026-05-20'],
  ],
  ['a test of 180 days', known({ tested: at(210, '2025-12-03') }), ['tested', 210, '2025-12-03']],
  [
    'an estimate where the test is older',
    known({ tested: at(210, '2025-12-02'), sinceTested: at(215), latest: at(200) }),
    ['estimated', 200, '2026-05-12'],
  ],
])('the max is by %s', (_, own, expected) => {
  const max = liftMax(own, null, today);
  expect(max && [max.from, max.value, max.date]).toEqual(expected);
});

const squat = known({ exerciseName: 'Back Squat', latest: at(200) });

it("is the linked lift's times the ratio where there is none of its own, and only then", () => {
  const linked = { ...squat, ratio: 0.85 };
  expect(liftMax(known(), linked, today)).toEqual({
    value: 170,
    from: 'linked',
    date: '2026-05-12',
    exerciseName: 'Back Squat',
  });
  expect(liftMax(known({ latest: at(150) }), linked, today)).toMatchObject({ value: 150, from: 'estimated' });
  const tested = { ...known({ exerciseName: 'Back Squat', tested: at(300), latest: at(200) }), ratio: 0.5 };
  expect(liftMax(known(), tested, today)).toMatchObject({ value: 150, from: 'linked' });
  expect(liftMax(known(), { ...known(), ratio: 0.85 }, today)).toBeNull();
});
