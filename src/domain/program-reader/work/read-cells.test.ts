import { describe, expect, it } from 'vitest';
import { readCells } from './read-cells.ts';
import { workText } from './work-summary.twin.ts';
import {
  type WorkCell,
  type WorkColumn,
  workColumns,
  type WorkOptions,
} from '#domain/program-reader/work/text/work.ts';

const options: WorkOptions = { weightUnit: 'lb', distanceUnit: 'mi' };

/** Cells apart by ` ; `, each `column=text`, with the unit of its head behind ` ~ `. */
const cases: [cells: string, read: string][] = [
  ['sets=3 ; reps=8', '3 × 8'],
  ['sets=3 ; reps=8,6,4 ; load=100,110,120 ~ kg', '[8 100 kg | 6 110 kg | 4 120 kg]'],
  ['sets=3-4 ; reps=8-12', '3-4 × 8-12'],
  ['sets=3 ; reps=46244', '3 × 8-10 ?date-or-reps=reps'],
  ['sets=5 ; reps=12-Oct', '5 × 10-12 ?date-or-reps=reps'],
  ['reps=6-Aug', '6-8 ?date-or-reps=reps'],
  ['reps=Aug-10', '8-10 ?date-or-reps=reps'],
  ['reps=8/6/2026', '6-8 ?date-or-reps=reps'],
  ['sets=3 ; reps=8/side', '3 × 8/side'],
  ['sets=3 ; reps=8 each', '3 × 8/side'],
  ['sets=3 ; reps=8 (each side)', '3 × 8/side'],
  ['sets=3 ; reps=AMRAP', '3 × AMRAP'],
  ['sets=3 ; reps=30s', '3 × 30 s'],
  [
    'sets=3 ; reps=10-12 ; load=60 ~ kg ; rest=2 ~ min ; notes=slow, 3 s down',
    '3 × 10-12 · 60 kg · rest 120 · “slow, 3 s down”',
  ],
  ['sets=3 sets ; reps=10 reps', '3 × 10'],
  ['sets=3 ; reps=8,6', '3 × 8,6'],
  ['sets-and-reps=5x5', '5 × 5'],
  ['sets-and-reps=4x8-10', '4 × 8-10'],
  ['sets-and-reps=3x45-60 sec', '3 × 45-60 s'],
  ['sets-and-reps=5/5/5+ ; percent=65/75/85', '[5 65% | 5 75% | 5+ 85%]'],
  ['sets-and-reps=3x8 ; load=60kg', '3 × 8 · 60 kg'],
  ['sets-and-reps=5 x 3 @ 80%', '5 × 3 · @80%'],
  ['warm-up-sets=2 ; sets=3 ; reps=8 ; last-set-rpe=9', '[warmup – | warmup – | 8 | 8 | 8 RPE 9]'],
  ['warm-up-sets=2x5 ; sets=3 ; reps=8 ; load=60', '[warmup 5 | warmup 5 | 8 60 lb | 8 60 lb | 8 60 lb]'],
  ['warm-up-sets=0 ; sets=3 ; reps=8', '3 × 8'],
  ['warm-up-sets=2-3 ; sets=4 ; reps=6', '[warmup – | warmup – | 6 | 6 | 6 | 6] · “2-3 warm-up sets”'],
  ['last-set-rpe=8-9 ; sets=2 ; reps=10', '[10 | 10 RPE 8-9]'],
  ['load=100', '100 lb'],
  ['load=82,5 ~ kg', '82.5 kg'],
  ['load=100 kg', '100 kg'],
  ['load=100 kg (220 lb)', '100 kg'],
  ['load=n/a', ''],
  ['load=-', ''],
  ['load=—', ''],
  ['load=BW', 'BW lb'],
  ['load=bodyweight', 'BW lb'],
  ['load=BW+10', 'BW + 10 lb'],
  ['load=+10', '+10 lb'],
  ['load=-20 kg', '-20 kg'],
  ['load=Yellow band', 'Yellow band lb'],
  ['load=level 8', 'level 8 lb'],
  ['load=1 plate', '1 plate lb'],
  ['load=RPE 8', 'RPE 8'],
  ['load=75%', '@75%'],
  ['load=0.75', '@75% ?share-or-weight=percent'],
  ['load=60-65 ~ kg', '60-65 kg'],
  ['load=135/95', '135/95 lb lb · “135/95”'],
  ['load=2x24kg', '2 x 24 kg'],
  ['load=heavy', 'heavy lb'],
  ['load=1,000', '1000 lb'],
  ['percent=0.75', '@75%'],
  ['percent=75%', '@75%'],
  ['percent=75', '@75%'],
  ['percent=70-75', '@70-75%'],
  ['percent=.825', '@82.5%'],
  ['percent=1.05', '@105%'],
  ['percent=0.7-0.75', '@70-75%'],
  ['percent=85% TM', '@85% TM'],
  ['rpe=8', 'RPE 8'],
  ['rpe=7,5', 'RPE 7.5'],
  ['rpe=@8', 'RPE 8'],
  ['rpe=7-8', 'RPE 7-8'],
  ['rpe=RPE 9', 'RPE 9'],
  ['rpe=7-Aug', 'RPE 7-8 ?date-or-reps=reps'],
  ['rpe=easy', '“easy”'],
  ['rir=2', 'RPE 8'],
  ['rir=1-2', 'RPE 8-9'],
  ['rir=0', 'RPE 10'],
  ['rir=2-Jan', 'RPE 8-9 ?date-or-reps=reps'],
  ['rir=RPE 8', 'RPE 8'],
  ['rest=2 ~ min', 'rest 120'],
  ['rest=2', 'rest 120 ?rest-unit=min'],
  ['rest=90', 'rest 90'],
  ['rest=90s', 'rest 90'],
  ['rest=2-3 min', 'rest 2-3 min (120)'],
  ['rest=2-3 ~ min', 'rest 2-3 min (120)'],
  ["rest=2'", 'rest 120'],
  ['rest=1m30s', 'rest 90'],
  ['rest=1:30', 'rest 90'],
  ['rest=1:30:00', 'rest 90 ?rest-clock=min'],
  ['rest=as needed', 'rest as needed (no timer)'],
  ['rest=60"', 'rest 60'],
  ['rest=3 minutes', 'rest 180'],
  ['rest=-', ''],
  ['tempo=3-1-X-1', 'tempo 31X1'],
  ['tempo=31X1', 'tempo 31X1'],
  ['tempo=3010', 'tempo 3010'],
  ['tempo=3:1:1', 'tempo 3-1-1'],
  ['tempo=slow', 'tempo slow'],
  ['time=45', '45 s'],
  ['time=30 ~ min', '30 min'],
  ['time=1:30', '1:30'],
  ['time=20 min', '20 min'],
  ['time=30s x 3', '3 × 30 s'],
  ['distance=5 ~ km', '5 km'],
  ['distance=400m', '400 m'],
  ['distance=5', '5 mi'],
  ['distance=5k', '5 km'],
  ['heart-rate=140-150', 'HR 140-150'],
  ['heart-rate=zone 2', 'HR zone 2'],
  ['contacts=40', 'contacts 40'],
  ['contacts=20 contacts', 'contacts 20'],
  ['notes=Keep the bar close; 2 s pause', '“Keep the bar close; 2 s pause”'],
  ['sets=3 ; reps=5 ; load=100 kg (220 lb) ; rpe=8', '3 × 5 · 100 kg · RPE 8'],
];

const isColumn = (text: string): text is WorkColumn => workColumns.some(column => column === text);

function cellsOf(row: string): WorkCell[] {
  return row.split(' ; ').map(cell => {
    const at = cell.indexOf('=');
    const column = cell.slice(0, at);
    const [text = '', unit] = cell.slice(at + 1).split(' ~ ');
    if (!isColumn(column)) throw new Error(`no column ${column}`);
    return { column, text, ...(unit !== undefined && { unit: unit as NonNullable<WorkCell['unit']> }) };
  });
}

describe('cells under their heads', () => {
  it.each(cases)('%s', (row, read) => {
    expect(workText(readCells(cellsOf(row), options))).toBe(read);
  });

  it('a percent’s head may say that it is of the training max', () => {
    const read = readCells([{ column: 'percent', text: '85', percentOf: 'training-max' }], options);
    expect(read.fields).toEqual({ percent1RM: '85', percentOf: 'training-max' });
  });

  it('what is left over says of which cell it is', () => {
    const { leftovers } = readCells(cellsOf('sets=3 ; reps=8 ; rpe=14'), options);
    expect(leftovers.map(({ cell, text }) => [cell, text])).toEqual([[2, '14']]);
  });

  it.each(workColumns)('an empty cell under %s says nothing', column => {
    expect(readCells([{ column, text: '  ' }], options)).toEqual({
      fields: {},
      doubts: [],
      leftovers: [],
      parts: [],
      isUnitAssumed: false,
    });
  });
});
