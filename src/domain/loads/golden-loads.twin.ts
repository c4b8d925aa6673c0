import { pounds, toPounds, type WeightUnit } from '#domain/measures/measure.ts';
import type { LoadText } from './prescribed-load.ts';
import type { Load, LoadQuestion } from './load.ts';
import type { LastLift } from './last-lift.ts';
import type { LiftMax } from './lift-max.ts';
import { gymLoading, type Loading } from './loading.ts';
import type { TrainingMax } from './training-max.ts';

/** A load worked out by hand: the same on the server, on the device and offline. */
export type GoldenLoad = {
  name: string;
  question: LoadQuestion;
  load: Pick<Load, 'weight' | 'source' | 'why'>;
};

const today = '2026-06-01';

const estimated: LiftMax = {
  value: pounds(245),
  date: '2026-05-12',
  from: 'estimated',
  exerciseName: 'Back Squat',
};
const max = (value: number, more: Partial<LiftMax> = {}): LiftMax => ({
  ...estimated,
  value: pounds(value),
  ...more,
});
const tested = (value: number, more: Partial<LiftMax> = {}) => max(value, { from: 'tested', ...more });
const linked = (value: number) => max(value, { from: 'linked', exerciseName: 'Back Squat' });
const kilograms = 2.2046226218;

const last = (reps: number | null, weight: number, date = '2026-05-25'): LastLift => ({
  reps,
  weight: pounds(weight),
  entered: null,
  date,
});
const lastKg = (reps: number, weight: number, date = '2026-05-25'): LastLift => ({
  reps,
  weight: toPounds(weight, 'kg'),
  entered: { weight, unit: 'kg', distance: null, distanceUnit: null },
  date,
});

const ofProgram = (percent: number): TrainingMax => ({ percent, setBy: 'program' });
const ofCoach = (percent: number): TrainingMax => ({ percent, setBy: 'coach' });
const setTo = (weight: number, unit: WeightUnit): TrainingMax => ({
  weight,
  unit,
  pounds: toPounds(weight, unit),
  setBy: 'coach',
});
/** A percent of the training max. */
const tm = (percent1RM: string | null, more: Partial<LoadText> = {}): Partial<LoadText> => ({
  percent1RM,
  percentOf: 'training-max',
  ...more,
});

/** Two pairs of plates at home, a light bar. */
const home: Loading = {
  unit: 'lb',
  bar: 35,
  plates: [
    { weight: 25, pairs: 1 },
    { weight: 10, pairs: 1 },
  ],
  step: 10,
};

type Facts = LoadQuestion['facts'];
type Prescribed = Partial<LoadQuestion['prescription']>;
type More = Partial<Omit<LoadQuestion, 'facts' | 'prescription'>> &
  Partial<Facts> & { prescription?: Prescribed };

function question({
  loadedOn = 'bar',
  max: lift = null,
  trainingMax,
  last: lasts = [],
  prescription = {},
  ...more
}: More): LoadQuestion {
  return {
    category: 'Strength',
    prescription: { weightUnit: 'lbs', ...prescription },
    loading: null,
    unit: 'lb',
    today,
    ...more,
    facts: { loadedOn, max: lift, trainingMax, last: lasts },
  };
}

type Row = [name: string, more: More, weight: number | null, why: string];

const rows: Record<Load['source'], Row[]> = {
  coach: [
    ['a number', { prescription: { weight: '135' } }, 135, 'Your coach asks for 135 lb'],
    ['one with its unit', { prescription: { weight: '135 lb' } }, 135, 'Your coach asks for 135 lb'],
    ['one that is not rounded', { prescription: { weight: '137' } }, 137, 'Your coach asks for 137 lb'],
    ['a range: the lower', { prescription: { weight: '135-155 lb' } }, 135, 'Your coach asks for 135 lb'],
    ['a thousand', { prescription: { weight: '1,000 lb' } }, 1000, 'Your coach asks for 1000 lb'],
    ['what is put on', { prescription: { weight: 'BW + 25 lb' } }, 25, 'Your coach asks for 25 lb'],
    [
      'kg for one who reads lb',
      { prescription: { weight: '60 kg' } },
      130,
      'Your coach asks for 60 kg: 132.28 lb, rounded to 130 lb',
    ],
    [
      'kg without a space, with a comma after',
      { prescription: { weight: '100kg, slow' } },
      220,
      'Your coach asks for 100 kg: 220.46 lb, rounded to 220 lb',
    ],
    [
      'lb for one who reads kg',
      { prescription: { weight: '135 lb' }, unit: 'kg' },
      60,
      'Your coach asks for 135 lb: 61.23 kg, rounded to 60 kg',
    ],
    [
      'kg for one who reads kg, as it is',
      { prescription: { weight: '61 kg' }, unit: 'kg' },
      61,
      'Your coach asks for 61 kg',
    ],
    [
      'before a percentage',
      { prescription: { weight: '150', percent1RM: '75%' }, max: estimated },
      150,
      'Your coach asks for 150 lb',
    ],
    [
      'a number of a prescription in kg, for one who reads kg',
      { prescription: { weight: '60', weightUnit: 'kg' }, unit: 'kg' },
      60,
      'Your coach asks for 60 kg',
    ],
    [
      'a number of a prescription in kg, for one who reads lb',
      { prescription: { weight: '60', weightUnit: 'kg' } },
      130,
      'Your coach asks for 60 kg: 132.28 lb, rounded to 130 lb',
    ],
    [
      'a number of a prescription in lb, for one who reads kg',
      { prescription: { weight: '135', weightUnit: 'lbs' }, unit: 'kg' },
      60,
      'Your coach asks for 135 lb: 61.23 kg, rounded to 60 kg',
    ],
    [
      'a text with its own unit in a prescription in kg',
      { prescription: { weight: '135 lb', weightUnit: 'kg' } },
      135,
      'Your coach asks for 135 lb',
    ],
    [
      'kg, however the unit is written',
      { prescription: { weight: '60', weightUnit: ' Kgs ' }, unit: 'kg' },
      60,
      'Your coach asks for 60 kg',
    ],
    [
      'lb where the unit is empty',
      { prescription: { weight: '135', weightUnit: '' } },
      135,
      'Your coach asks for 135 lb',
    ],
    [
      "a set's own, in the prescription's unit",
      { prescription: { weight: '60', weightUnit: 'kg' }, target: { weight: '70' }, unit: 'kg' },
      70,
      'Your coach asks for 70 kg',
    ],
    [
      'a decimal comma',
      { prescription: { weight: '62,5', weightUnit: 'kg' }, unit: 'kg' },
      62.5,
      'Your coach asks for 62.5 kg',
    ],
    [
      'two decimals behind a comma',
      { prescription: { weight: '61,25', weightUnit: 'kg' }, unit: 'kg' },
      61.25,
      'Your coach asks for 61.25 kg',
    ],
    [
      'a range with commas: the lower',
      { prescription: { weight: '72,5-77,5', weightUnit: 'kg' }, unit: 'kg' },
      72.5,
      'Your coach asks for 72.5 kg',
    ],
    [
      'two dumbbells: one of them',
      { prescription: { weight: '2 x 24 kg' }, unit: 'kg' },
      24,
      'Your coach asks for 24 kg in each hand',
    ],
    [
      'what is put on, in the unit of the prescription',
      {
        category: 'Calisthenics',
        prescription: { weight: 'BW + 10', weightUnit: 'kg' },
        unit: 'kg',
        loadedOn: 'step',
      },
      10,
      'Your coach asks for 10 kg',
    ],
    [
      "the set's own before the prescription's",
      { prescription: { weight: '150' }, target: { weight: '160 lb' } },
      160,
      'Your coach asks for 160 lb',
    ],
    [
      'of calisthenics',
      { category: 'Calisthenics', prescription: { weight: '25 lb', reps: '5' } },
      25,
      'Your coach asks for 25 lb',
    ],
    [
      'to plates at home',
      { prescription: { weight: '40 kg' }, loading: home },
      85,
      'Your coach asks for 40 kg: 88.18 lb, rounded to 85 lb',
    ],
  ],
  percent: [
    [
      'of the best estimate',
      { prescription: { percent1RM: '75%' }, max: estimated },
      185,
      '75% of 245 lb (your best estimate, May 12), rounded to 185 lb',
    ],
    [
      'of a tested max',
      { prescription: { percent1RM: '75' }, max: tested(240) },
      180,
      '75% of 240 lb (your tested max, May 12) is 180 lb',
    ],
    [
      "of a linked lift's",
      { prescription: { percent1RM: '80%' }, max: linked(196) },
      155,
      '80% of 196 lb (by your Back Squat, May 12), rounded to 155 lb',
    ],
    [
      'a tie goes down',
      { prescription: { percent1RM: '50%' }, max: max(245) },
      120,
      '50% of 245 lb (your best estimate, May 12), rounded to 120 lb',
    ],
    [
      'just above a tie goes up',
      { prescription: { percent1RM: '50%' }, max: max(245.02) },
      125,
      '50% of 245 lb (your best estimate, May 12), rounded to 125 lb',
    ],
    [
      'a range: the lower',
      { prescription: { percent1RM: '70-80%' }, max: max(200) },
      140,
      '70% of 200 lb (your best estimate, May 12) is 140 lb',
    ],
    [
      'a range the other way round',
      { prescription: { percent1RM: '80% to 70%' }, max: max(200) },
      140,
      '70% of 200 lb (your best estimate, May 12) is 140 lb',
    ],
    [
      'with a fraction',
      { prescription: { percent1RM: '72.5%' }, max: max(200) },
      145,
      '72.5% of 200 lb (your best estimate, May 12) is 145 lb',
    ],
    [
      'above the max',
      { prescription: { percent1RM: '105%' }, max: tested(300) },
      315,
      '105% of 300 lb (your tested max, May 12) is 315 lb',
    ],
    [
      'with a decimal comma',
      { prescription: { percent1RM: '72,5' }, max: max(200) },
      145,
      '72.5% of 200 lb (your best estimate, May 12) is 145 lb',
    ],
    [
      'a range with decimal commas: the lower',
      { prescription: { percent1RM: '72,5-77,5 %' }, max: max(200) },
      145,
      '72.5% of 200 lb (your best estimate, May 12) is 145 lb',
    ],
    [
      'where the weight is in words',
      { prescription: { percent1RM: '75%', weight: 'heavy' }, max: max(200) },
      150,
      '75% of 200 lb (your best estimate, May 12) is 150 lb',
    ],
    [
      'typed as a weight',
      { prescription: { weight: '60%' }, max: max(200) },
      120,
      '60% of 200 lb (your best estimate, May 12) is 120 lb',
    ],
    [
      'before an RPE',
      { prescription: { percent1RM: '75%', reps: '5', rpe: '8' }, max: max(200) },
      150,
      '75% of 200 lb (your best estimate, May 12) is 150 lb',
    ],
    [
      'of a set before the weight of the prescription',
      { prescription: { weight: '150' }, target: { percent1RM: '60%' }, max: max(200) },
      120,
      '60% of 200 lb (your best estimate, May 12) is 120 lb',
    ],
    [
      "of a set before the prescription's",
      { prescription: { percent1RM: '75%' }, target: { percent1RM: '85%' }, max: max(200) },
      170,
      '85% of 200 lb (your best estimate, May 12) is 170 lb',
    ],
    [
      'of the prescription where the set names only reps',
      { prescription: { percent1RM: '75%' }, target: { reps: '3' }, max: max(200) },
      150,
      '75% of 200 lb (your best estimate, May 12) is 150 lb',
    ],
    [
      "after a swap the coach's own weight applies no more",
      { prescription: { weight: '150', percent1RM: '75%' }, isSwapped: true, max: max(100) },
      75,
      '75% of 100 lb (your best estimate, May 12) is 75 lb',
    ],
    [
      'in kg',
      { prescription: { percent1RM: '75%' }, unit: 'kg', max: tested(100 * kilograms) },
      75,
      '75% of 100 kg (your tested max, May 12) is 75 kg',
    ],
    [
      'in kg, to 2.5',
      { prescription: { percent1RM: '72%' }, unit: 'kg', max: tested(102.5 * kilograms) },
      75,
      '72% of 102.5 kg (your tested max, May 12), rounded to 75 kg',
    ],
    [
      'in kg, a tie goes down',
      { prescription: { percent1RM: '75%' }, unit: 'kg', max: tested(105 * kilograms) },
      77.5,
      '75% of 105 kg (your tested max, May 12), rounded to 77.5 kg',
    ],
    [
      'in kg, another tie',
      { prescription: { percent1RM: '50%' }, unit: 'kg', max: tested(102.5 * kilograms) },
      50,
      '50% of 102.5 kg (your tested max, May 12), rounded to 50 kg',
    ],
    [
      'of long ago, with its year',
      { prescription: { percent1RM: '75%' }, max: max(200, { date: '2025-08-03' }) },
      150,
      '75% of 200 lb (your best estimate, Aug 3, 2025) is 150 lb',
    ],
    [
      'of last year, not long ago',
      { prescription: { percent1RM: '75%' }, max: max(200, { date: '2025-12-30' }) },
      150,
      '75% of 200 lb (your best estimate, Dec 30) is 150 lb',
    ],
    [
      'never below the bar of a barbell lift',
      { prescription: { percent1RM: '50%' }, max: max(60), loading: gymLoading.lb },
      45,
      '50% of 60 lb (your best estimate, May 12), rounded to 45 lb',
    ],
    [
      'below the bar where it may be another',
      { prescription: { percent1RM: '50%' }, max: max(60), loading: gymLoading.lb, loadedOn: 'either' },
      30,
      '50% of 60 lb (your best estimate, May 12) is 30 lb',
    ],
    [
      'between steps and the bar, the nearer',
      { prescription: { percent1RM: '50%' }, max: max(86), loading: gymLoading.lb, loadedOn: 'either' },
      45,
      '50% of 86 lb (your best estimate, May 12), rounded to 45 lb',
    ],
    [
      'by steps for dumbbells, whatever the plates',
      { prescription: { percent1RM: '75%' }, max: max(240), loading: home, loadedOn: 'step' },
      180,
      '75% of 240 lb (your best estimate, May 12) is 180 lb',
    ],
    [
      'by plates at home, a tie down',
      { prescription: { percent1RM: '70%' }, max: max(100), loading: home },
      55,
      '70% of 100 lb (your best estimate, May 12), rounded to 55 lb',
    ],
    [
      'by plates at home, the heaviest there is',
      { prescription: { percent1RM: '75%' }, max: max(300), loading: home },
      105,
      '75% of 300 lb (your best estimate, May 12), rounded to 105 lb',
    ],
    [
      'by kg plates for one who reads lb',
      { prescription: { percent1RM: '75%' }, max: max(200), loading: gymLoading.kg },
      148.81,
      '75% of 200 lb (your best estimate, May 12), rounded to 148.81 lb',
    ],
    [
      'by lb plates for one who reads kg',
      {
        prescription: { percent1RM: '75%' },
        unit: 'kg',
        max: tested(80 * kilograms),
        loading: gymLoading.lb,
      },
      58.97,
      '75% of 80 kg (your tested max, May 12), rounded to 58.97 kg',
    ],
    [
      'at least a step',
      { prescription: { percent1RM: '1%' }, max: max(100) },
      5,
      '1% of 100 lb (your best estimate, May 12), rounded to 5 lb',
    ],
    [
      'of the training max: 90 percent of the max until a coach says otherwise',
      { prescription: tm('85%'), max: max(244.5) },
      185,
      '85% of your training max of 220 lb (90% of 245 lb, your best estimate, May 12), rounded to 185 lb',
    ],
    [
      "of the training max, by the program's percent",
      { prescription: tm('50'), max: tested(300), trainingMax: ofProgram(85) },
      125,
      '50% of your training max of 255 lb (85% of 300 lb, your tested max, May 12), rounded to 125 lb',
    ],
    [
      'of the training max, by half a percent',
      { prescription: tm('80%'), max: tested(200), trainingMax: ofProgram(87.5) },
      140,
      '80% of your training max of 175 lb (87.5% of 200 lb, your tested max, May 12) is 140 lb',
    ],
    [
      'of the training max, rounded once at the end',
      // 90% of 303 is 272.7; to 272.5 or 275 first, 65% of it would be 175 or 180.
      { prescription: tm('65%'), max: tested(303) },
      175,
      '65% of your training max of 272.7 lb (90% of 303 lb, your tested max, May 12), rounded to 175 lb',
    ],
    [
      'of a training max that is all of the max',
      { prescription: tm('75%'), max: tested(240), trainingMax: ofProgram(100) },
      180,
      '75% of your training max of 240 lb (100% of 240 lb, your tested max, May 12) is 180 lb',
    ],
    [
      "of the training max by a linked lift's max",
      { prescription: tm('80%'), max: linked(200) },
      145,
      '80% of your training max of 180 lb (90% of 200 lb, by your Back Squat, May 12), rounded to 145 lb',
    ],
    [
      "of the member's own training max, a percent",
      { prescription: tm('85%'), max: max(244.5), trainingMax: ofCoach(80) },
      165,
      '85% of your training max of 196 lb (80% of 245 lb, your best estimate, May 12; set by your coach), rounded to 165 lb',
    ],
    [
      "of the member's own training max, a weight, whatever the max",
      { prescription: tm('85%'), max: max(300), trainingMax: setTo(220, 'lb') },
      185,
      '85% of your training max of 220 lb (set by your coach), rounded to 185 lb',
    ],
    [
      "of the member's own training max, without any max",
      { prescription: tm('50%'), trainingMax: setTo(200, 'lb') },
      100,
      '50% of your training max of 200 lb (set by your coach) is 100 lb',
    ],
    [
      "of the member's own training max that was set in kg, for one who reads lb",
      { prescription: tm('85%'), trainingMax: setTo(100, 'kg') },
      185,
      '85% of your training max of 220.46 lb (set by your coach), rounded to 185 lb',
    ],
    [
      'of the training max in kg',
      { prescription: tm('70%'), unit: 'kg', max: tested(100 * kilograms) },
      62.5,
      '70% of your training max of 90 kg (90% of 100 kg, your tested max, May 12), rounded to 62.5 kg',
    ],
    [
      'of the training max in kg, by an estimate',
      { prescription: tm('85%'), unit: 'kg', max: max(245), trainingMax: ofProgram(85) },
      80,
      '85% of your training max of 94.5 kg (85% of 111.1 kg, your best estimate, May 12), rounded to 80 kg',
    ],
    [
      "of the member's own training max in kg, a tie down",
      { prescription: tm('75%'), unit: 'kg', trainingMax: setTo(105, 'kg') },
      77.5,
      '75% of your training max of 105 kg (set by your coach), rounded to 77.5 kg',
    ],
    [
      "of the member's own training max that was set in lb, for one who reads kg",
      { prescription: tm('80%'), unit: 'kg', trainingMax: setTo(225, 'lb') },
      82.5,
      '80% of your training max of 102.06 kg (set by your coach), rounded to 82.5 kg',
    ],
    [
      "a set's own, of the training max that the prescription names",
      { prescription: tm('75%'), target: { percent1RM: '95%' }, max: tested(200) },
      170,
      '95% of your training max of 180 lb (90% of 200 lb, your tested max, May 12), rounded to 170 lb',
    ],
    [
      "a set's own, where the prescription names no percent but what it is of",
      { prescription: tm(null), target: { percent1RM: '65' }, max: tested(200) },
      115,
      '65% of your training max of 180 lb (90% of 200 lb, your tested max, May 12), rounded to 115 lb',
    ],
    [
      'of the training max, the lower of a range',
      { prescription: tm('72.5-75%'), max: tested(200) },
      130,
      '72.5% of your training max of 180 lb (90% of 200 lb, your tested max, May 12), rounded to 130 lb',
    ],
    [
      'of the training max after a swap, of the exercise that is done',
      { prescription: tm('75%', { weight: '150' }), isSwapped: true, max: max(100) },
      65,
      '75% of your training max of 90 lb (90% of 100 lb, your best estimate, May 12), rounded to 65 lb',
    ],
    [
      'of the training max, by plates at home',
      { prescription: tm('60%'), max: tested(200), loading: home },
      105,
      '60% of your training max of 180 lb (90% of 200 lb, your tested max, May 12), rounded to 105 lb',
    ],
    [
      'of the max itself, whatever the training max',
      {
        prescription: { percent1RM: '75%', percentOf: 'one-rep-max' },
        max: tested(240),
        trainingMax: setTo(100, 'lb'),
      },
      180,
      '75% of 240 lb (your tested max, May 12) is 180 lb',
    ],
  ],
  rpe: [
    [
      'five with two left',
      { prescription: { reps: '5', rpe: '8' }, max: max(245) },
      200,
      '5 reps at RPE 8 from 245 lb (your best estimate, May 12), rounded to 200 lb',
    ],
    [
      'a single at 10 is the max',
      { prescription: { reps: '1', rpe: '10' }, max: tested(300) },
      300,
      '1 rep at RPE 10 from 300 lb (your tested max, May 12) is 300 lb',
    ],
    [
      'a single at 8 is three possible',
      { prescription: { reps: '1', rpe: '8' }, max: max(220) },
      200,
      '1 rep at RPE 8 from 220 lb (your best estimate, May 12) is 200 lb',
    ],
    [
      'a half',
      { prescription: { reps: '3', rpe: '8.5' }, max: max(230) },
      200,
      '3 reps at RPE 8.5 from 230 lb (your best estimate, May 12) is 200 lb',
    ],
    [
      'ranges: the lower of each',
      { prescription: { reps: '8-12', rpe: '8-9' }, max: max(200) },
      150,
      '8 reps at RPE 8 from 200 lb (your best estimate, May 12) is 150 lb',
    ],
    [
      'a half behind a comma',
      { prescription: { reps: '3', rpe: '8,5' }, max: max(230) },
      200,
      '3 reps at RPE 8.5 from 230 lb (your best estimate, May 12) is 200 lb',
    ],
    [
      'as RIR',
      { prescription: { reps: '8', rpe: '2 RIR' }, max: max(200) },
      150,
      '8 reps at RPE 8 from 200 lb (your best estimate, May 12) is 150 lb',
    ],
    [
      'named by the set',
      { prescription: { reps: '5' }, target: { reps: '10', rpe: '10' }, max: max(200) },
      150,
      '10 reps at RPE 10 from 200 lb (your best estimate, May 12) is 150 lb',
    ],
    [
      'in kg',
      { prescription: { reps: '5', rpe: '8' }, unit: 'kg', max: tested(100 * kilograms) },
      80,
      '5 reps at RPE 8 from 100 kg (your tested max, May 12), rounded to 80 kg',
    ],
  ],
  last: [
    [
      'as many reps',
      { prescription: { reps: '8' }, last: [last(8, 135)] },
      135,
      'Your 135 lb for 8 reps last time, May 25',
    ],
    [
      'two fewer',
      { prescription: { reps: '8' }, last: [last(6, 155)] },
      155,
      'Your 155 lb for 6 reps last time, May 25',
    ],
    [
      'the newest time first',
      { prescription: { reps: '8' }, last: [last(8, 185, '2026-05-18'), last(10, 125)] },
      125,
      'Your 125 lb for 10 reps last time, May 25',
    ],
    [
      'of one time the top weight',
      { prescription: { reps: '8' }, last: [last(9, 125), last(7, 140), last(8, 135)] },
      140,
      'Your 140 lb for 7 reps last time, May 25',
    ],
    [
      'rounded to what can be loaded',
      { prescription: { reps: '8' }, last: [last(8, 137.5)] },
      135,
      'Your 137.5 lb for 8 reps last time, May 25, rounded to 135 lb',
    ],
    [
      'a percentage without a max',
      { prescription: { reps: '8', percent1RM: '75%' }, last: [last(8, 135)] },
      135,
      'Your 135 lb for 8 reps last time, May 25',
    ],
    [
      'as typed in kg',
      { prescription: { reps: '5' }, unit: 'kg', last: [lastKg(5, 62.5)] },
      62.5,
      'Your 62.5 kg for 5 reps last time, May 25',
    ],
    [
      'typed in kg, read in lb',
      { prescription: { reps: '5' }, last: [lastKg(5, 60)] },
      130,
      'Your 132.28 lb for 5 reps last time, May 25, rounded to 130 lb',
    ],
    [
      'whatever the reps, when as many as possible are asked for',
      { prescription: { reps: 'AMRAP' }, last: [last(12, 95), last(5, 135, '2026-05-18')] },
      95,
      'Your 95 lb for 12 reps last time, May 25',
    ],
    [
      'of weighted pull-ups',
      { category: 'Calisthenics', prescription: { reps: '5' }, last: [last(5, 25)], loadedOn: 'either' },
      25,
      'Your 25 lb for 5 reps last time, May 25',
    ],
    [
      'of calisthenics, whose max counts for nothing',
      {
        category: 'Calisthenics',
        prescription: { reps: '1', percent1RM: '75%' },
        max: max(100),
        last: [last(1, 45)],
      },
      45,
      'Your 45 lb for 1 rep last time, May 25',
    ],
    [
      'of a hold with a weight',
      { category: 'Isometric', prescription: { reps: '30 s' }, last: [last(null, 25)], loadedOn: 'either' },
      25,
      'Your 25 lb last time, May 25',
    ],
    [
      'a slip of the percentage',
      { prescription: { reps: '5', percent1RM: '750%' }, max: max(200), last: [last(5, 135)] },
      135,
      'Your 135 lb for 5 reps last time, May 25',
    ],
  ],
  none: [
    [
      'a percent of a training max where no max is known',
      { prescription: tm('75%', { reps: '5' }), trainingMax: ofProgram(90) },
      null,
      'Choose a weight you could lift about 5 times, with 2 left',
    ],
    [
      'a percent of a training max that is none',
      { prescription: tm('850%', { reps: '5' }), max: max(200) },
      null,
      'Choose a weight you could lift about 5 times, with 2 left',
    ],
    [
      'nothing known',
      { prescription: { reps: '8' } },
      null,
      'Choose a weight you could lift about 8 times, with 2 left',
    ],
    [
      'three reps away',
      { prescription: { reps: '8' }, last: [last(5, 155), last(11, 100)] },
      null,
      'Choose a weight you could lift about 8 times, with 2 left',
    ],
    [
      'with the effort asked for',
      { prescription: { reps: '5', rpe: '9' } },
      null,
      'Choose a weight you could lift about 5 times, with 1 left',
    ],
    [
      'to failure',
      { prescription: { reps: '12' }, target: { kind: 'failure' } },
      null,
      'Choose a weight you could lift about 12 times, with none left',
    ],
    [
      'a single',
      { prescription: { reps: '1', rpe: '10' } },
      null,
      'Choose a weight you could lift once, with none left',
    ],
    [
      'as many as possible',
      { prescription: { reps: 'AMRAP' } },
      null,
      'Choose a weight you could lift about 10 times',
    ],
    [
      'a weight in words',
      { prescription: { reps: '8-12', weight: 'body weight' } },
      null,
      'As your coach wrote: body weight',
    ],
    [
      'a number that is no weight, whatever was done last time',
      { prescription: { reps: '8', weight: 'level 8' }, last: [last(8, 135)] },
      null,
      'As your coach wrote: level 8',
    ],
    ['plates', { prescription: { reps: '5', weight: '1 plate' } }, null, 'As your coach wrote: 1 plate'],
    [
      'a number of what is no unit of weight',
      { prescription: { reps: '5', weight: '3', weightUnit: 'bands' } },
      null,
      'As your coach wrote: 3 bands',
    ],
    [
      "a set's weight in words, and an effort",
      { prescription: { reps: '5', rpe: '8' }, target: { weight: 'the blue band' }, max: max(200) },
      null,
      'As your coach wrote: the blue band',
    ],
    [
      'a dash for a weight',
      { prescription: { reps: '8', weight: '—' } },
      null,
      'Choose a weight you could lift about 8 times, with 2 left',
    ],
    [
      'half a rep left, behind a comma',
      { prescription: { reps: '8', rpe: '7,5' } },
      null,
      'Choose a weight you could lift about 8 times, with 2.5 left',
    ],
    [
      'a run',
      { category: 'Aerobic', prescription: { distance: '3' } as object },
      null,
      'No weight is prescribed',
    ],
    ['push-ups', { category: 'Calisthenics', prescription: { reps: '20' } }, null, 'No weight is prescribed'],
    [
      "a swap that leaves nothing of the coach's own weight",
      { prescription: { reps: '5', weight: '225 lb' }, isSwapped: true },
      null,
      'Choose a weight you could lift about 5 times, with 2 left',
    ],
  ],
};

export const goldenLoads: readonly GoldenLoad[] = Object.entries(rows).flatMap(([source, of]) =>
  of.map(([name, more, weight, why]) => ({
    name: `${source}: ${name}`,
    question: question(more),
    load: { weight, source: source as Load['source'], why },
  })),
);
