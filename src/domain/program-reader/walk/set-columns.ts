import type { WeightUnit } from '#domain/measures/measure.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Column } from '#domain/program-reader/columns/column.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { NewQuestion } from '#domain/program-reader/questions/questions.ts';
import type { WorkCell } from '#domain/program-reader/work/text/work.ts';

/** A cell of a column that is of one set. */
export type SetCell = { column: Column; text: string };

/** The row they stand in: of what, and whom to ask. */
type SetRow = {
  category: ExerciseCategory | null;
  weightUnit: WeightUnit;
  ask: (asked: NewQuestion) => string;
  /** A weight stands without its unit. */
  assumeUnit: () => void;
};

/** 'Set 1 | Set 2 | Set 3': reps where each is a number, else sets as they are written. */
export function cellsOfSets(given: readonly SetCell[], row: SetRow): WorkCell[] {
  const sets = withWeights(inPairs(given, row), row);
  const texts = sets.map(({ text }) => text);
  if (texts.every(text => /^\d{1,3}\+?$/.test(text))) {
    if (isHeld(row)) return [{ column: 'sets-and-reps', text: texts.map(text => `${text} s`).join(', ') }];
    return [
      { column: 'sets', text: String(texts.length) },
      { column: 'reps', text: texts.join('/') },
    ];
  }
  const unit = sets[0]?.column.unit ?? null;
  const text = texts.map(one => (/^\d{1,3}$/.test(one) ? `${one} reps` : one)).join(', ');
  return [{ column: 'sets-and-reps', text, unit }];
}

const isHeld = ({ category }: SetRow): boolean => category === 'Isometric' || category === 'Mobility';

/** 'Set 1 Reps | Set 1 Weight': both are of one set. */
function inPairs(given: readonly SetCell[], row: SetRow): SetCell[] {
  const sets: SetCell[] = [];
  for (const cell of given) {
    const number = numberOf(cell.column);
    const before = sets.findIndex(({ column }) => column.kind !== 'set' && numberOf(column) === number);
    const other = sets[before];
    if (cell.column.kind === 'set' || other === undefined) sets.push(cell);
    else
      sets[before] = other.column.kind === 'set-load' ? joined(cell, other, row) : joined(other, cell, row);
  }
  return sets.map(cell =>
    cell.column.kind === 'set-load' ? { ...cell, text: `@ ${loadText(cell, row)}` } : cell,
  );
}

const joined = (reps: SetCell, load: SetCell, row: SetRow): SetCell => ({
  column: reps.column,
  text: `${reps.text} @ ${loadText(load, row)}`,
});

function loadText({ column, text }: SetCell, row: SetRow): string {
  if (readNumber(text) === null) return text;
  if (column.unit === null) row.assumeUnit();
  return `${text} ${column.unit ?? row.weightUnit}`;
}

const numberOf = ({ heading }: Column): string => /\d{1,2}/.exec(heading)?.[0] ?? '';

/** The most that is hardly a weight. */
const maxReps = 30;
/** More sets of one exercise are none. */
const maxSets = 20;
const pair = /^(\d{1,2})\s?[x×хХ*]\s?(\d[\d.,]{0,9})$/;

type Pair = { first: number; second: number };

/**
 * `5x100` in the column of one set is a set of five at a hundred; `5x5` may be five sets of five: the coach is asked,
 * once for each likelier reading.
 */
function withWeights(sets: readonly SetCell[], row: SetRow): SetCell[] {
  const pairs = sets.map(({ text }) => pairOf(text));
  const said = pairs.filter(one => one !== null);
  if (said.length === 0 || isHeld(row) || row.category === 'Aerobic') return [...sets];
  const areWeights = sets.some(({ column }) => column.unit !== null) || said.some(isAtWeight);
  if (!areWeights && !areMeant(said, sets[pairs.findIndex(one => one !== null)]?.text ?? '', row))
    return [...sets];
  return sets.map((set, at) => {
    const found = pairs[at];
    if (!found) return set;
    if (set.column.unit === null) row.assumeUnit();
    return { ...set, text: `${found.first}x${found.second}${set.column.unit ?? row.weightUnit}` };
  });
}

function pairOf(text: string): Pair | null {
  const [, first, second] = pair.exec(text) ?? [];
  const value = readNumber(second);
  return first === undefined || value === null ? null : { first: Number(first), second: value };
}

const isAtWeight = ({ first, second }: Pair): boolean =>
  (second > maxReps && second > first) || !Number.isInteger(second);

/** Whether reps at a weight are meant by numbers that could be sets of reps. */
function areMeant(pairs: readonly Pair[], text: string, row: SetRow): boolean {
  const isLight = row.category === 'Calisthenics' || row.category === 'Plyometric';
  const total = pairs.reduce((sum, { first }) => sum + first, 0);
  const isHeavier = !isLight && pairs.every(({ first, second }) => first > 1 && second > first);
  const proposed = total > maxSets || isHeavier ? 'weight' : 'sets';
  // A single set of so many reps can't be misread.
  if (proposed === 'sets' && pairs.every(({ first }) => first === 1)) return false;
  const answer = row.ask({
    id: `set-cell-${proposed}`,
    kind: 'weight-or-sets',
    text: `${quotedShort(text)} stands in the column of one set. What does it say?`,
    choices: [
      { value: 'sets', label: 'The number of sets, then reps' },
      { value: 'weight', label: 'Reps, then the weight' },
    ],
    proposed,
  });
  return answer === 'weight';
}
