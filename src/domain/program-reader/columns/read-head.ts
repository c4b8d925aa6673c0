import { blockKind, blocksOf } from './block-cell.ts';
import { type Block, type Column, type ColumnKind, plainColumn } from './column.ts';
import { headCell, isOfTrainingMax } from './head-cell.ts';

/** Kinds that no cell of a row of exercises is called like. */
const strong = new Set<ColumnKind>([
  'exercise',
  'sets',
  'reps',
  'sets-and-reps',
  'load',
  'percent',
  'rpe',
  'rir',
  'rest',
  'tempo',
  'warm-up-sets',
  'last-set-rpe',
  'intensity',
  'effort',
  'set',
  'set-reps',
  'set-load',
  'alternates',
]);

export type CellsOfHead = {
  known: (Column | null)[];
  blocks: (Block | null)[];
};

/** Whether a row of cells is a head, and what each of them says. One word of a head is enough for the first of a sheet. */
export function cellsOfHead(cells: readonly string[], isFirst: boolean): CellsOfHead | null {
  const words = cells.filter(cell => cell !== '');
  if (words.length < 2 || words.some(cell => cell.length > 80 || isNumber.test(cell))) return null;
  const blocksOfCells = blocksOf(cells);
  // 'Mon: Back Squat 3x5' is done, and heads nothing.
  if (blocksOfCells.some(block => block !== null && holdsSets.test(block.name))) return null;
  const areDays = blocksOfCells.filter(block => block?.day?.kind === 'weekday').length >= 3;
  // 'M' and 'S' are units too.
  const known = cells.map((cell, at) => (areDays && blocksOfCells[at] ? null : headCell(cell)));
  const kinds = new Set(known.flatMap(column => (column ? [column.kind] : [])));
  const blocks = blocksOfCells.map((block, at) => (known[at] ? null : block));
  const others = cells.filter((cell, at) => cell !== '' && !known[at] && !blocks[at]);
  const hasNumbers = others.some(cell => /\d/.test(cell));
  const strongKinds = [...kinds].filter(kind => strong.has(kind)).length;
  const isHead =
    (kinds.has('exercise') &&
      (kinds.size >= 2 || blocks.some(Boolean) || (isFirst && !others.some(cell => holdsWork.test(cell))))) ||
    (strongKinds >= 1 && kinds.size >= 2 && !hasNumbers) ||
    (isFirst && kinds.size >= 2 && others.length === 0 && !blocks.some(Boolean)) ||
    (isOfBlocks(blocks) && !hasNumbers && others.length <= words.length / 2) ||
    (isFirst && strongKinds >= 1 && !hasNumbers && !kinds.has('rest') && others.every(isShort));
  return isHead ? { known: known.map(withPercentOf), blocks } : null;
}

const holdsSets = /\d\s?[x×хХ*]\s?\d|\p{L}{3} \d{1,4}\s?(?:min|km|mi|miles|kg|lbs?|m|s|reps|sets)\b/u;

/** A cell of work, apart from a word with a number. */
const holdsWork = /^\d|\d\s?[x×хХ*%]/;

const isNumber = /^[\d.,]+$/;

const isShort = (cell: string): boolean => cell.length <= 30;

/** Whether a line with commas is the head of a sheet: its words name columns, not things of a sentence. */
export function isHeadOfSheet(cells: readonly string[]): boolean {
  const head = cellsOfHead(cells, true);
  if (head === null) return false;
  const known = cells.filter((_, at) => head.known[at] || head.blocks[at]).length;
  return known >= 2 && known >= cells.filter(cell => cell !== '').length / 2;
}

/** Two weeks, or two days, beside each other. */
export function isOfBlocks(blocks: readonly (Block | null)[]): boolean {
  if (!blocks.some(Boolean)) return false;
  const kinds = blocks.flatMap(block => (block ? [blockKind(block)] : []));
  return kinds.length >= 2 && kinds.every(kind => kind === kinds[0]);
}

const withPercentOf = (column: Column | null): Column | null =>
  column?.kind === 'percent' && isOfTrainingMax(column.heading)
    ? { ...column, percentOf: 'training-max' }
    : column;

/** The columns of one head row. */
export function columnsOf(cells: readonly string[], { known, blocks }: CellsOfHead): Column[] {
  return settled(
    cells.map((cell, at) => {
      const block = blocks[at];
      const column = known[at] ?? plainColumn(cell === '' ? 'blank' : block ? 'work' : 'unknown', cell);
      return block ? { ...column, block } : column;
    }),
  );
}

/** The columns of two head rows: weeks or days above, what stands in them below. */
export function columnsOfTwo(
  upper: CellsOfHead,
  lower: CellsOfHead,
  heads: { upper: readonly string[]; lower: readonly string[] },
): Column[] {
  const width = Math.max(heads.upper.length, heads.lower.length);
  let block: Block | null = null;
  const columns = Array.from({ length: width }, (_, at): Column => {
    if (upper.known[at]) block = null;
    block = upper.blocks[at] ?? block;
    const [over, under] = [heads.upper[at] ?? '', heads.lower[at] ?? ''];
    const column =
      lower.known[at] ??
      upper.known[at] ??
      plainColumn(
        under !== '' ? 'unknown' : over !== '' && upper.blocks[at] ? 'work' : 'blank',
        under || over,
      );
    return { ...column, block };
  });
  const alone = columns.filter(({ kind }) => kind === 'exercise').length === 1;
  return settled(
    columns.map(column => (alone && shared.has(column.kind) ? { ...column, block: null } : column)),
  );
}

/** Columns that stand once for all blocks. */
const shared = new Set<ColumnKind>([
  'exercise',
  'order',
  'group',
  'alternates',
  'week',
  'day',
  'date',
  'session',
]);

/** Kinds that depend on the columns beside. */
function settled(columns: Column[]): Column[] {
  const kinds = new Set(columns.map(({ kind }) => kind));
  const hasBlocks = columns.some(({ block }) => block !== null);
  if (kinds.has('exercise')) return columns;
  const isLine = ({ kind, block }: Column) =>
    (kind === 'work' && block !== null) || (kind === 'session' && !hasBlocks);
  if (columns.some(isLine))
    return columns.map(column => (isLine(column) ? { ...column, kind: 'line' } : column));
  const first = columns.findIndex(({ kind }) => kind === 'blank' || kind === 'unknown');
  const hasWork = [...kinds].some(kind => strong.has(kind));
  return hasWork && first !== -1
    ? columns.map((column, at) => (at === first ? { ...column, kind: 'exercise' } : column))
    : columns;
}

/** Columns that repeat without a head above them: those of an exercise are days, those of sets are weeks. */
export function repeatedBlocks(
  columns: readonly Column[],
): { columns: Column[]; are: 'days' | 'weeks' } | null {
  if (columns.some(({ block }) => block !== null)) return null;
  const count = (kind: ColumnKind) => columns.filter(column => column.kind === kind).length;
  const are =
    count('exercise') > 1
      ? 'days'
      : Math.max(count('sets'), count('reps'), count('sets-and-reps')) > 1 && count('exercise') === 1
        ? 'weeks'
        : null;
  if (are === null) return null;
  const lead =
    are === 'days'
      ? 'exercise'
      : columns.find(({ kind }) => kind === 'sets' || kind === 'reps' || kind === 'sets-and-reps')?.kind;
  let number = 0;
  let block: Block | null = null;
  const made = columns.map(column => {
    if (column.kind === lead) {
      number += 1;
      block =
        are === 'days'
          ? { weeks: null, day: { kind: 'number', number }, name: '' }
          : { weeks: [number], day: null, name: '' };
    }
    return are === 'weeks' && shared.has(column.kind) ? column : { ...column, block };
  });
  return { columns: made, are };
}

/** Without a head cells are taken as rules have it: week, day, exercise, sets, reps, load, rest, notes; shorter rows begin at the exercise. */
export function usualColumns(cells: readonly string[]): Column[] {
  const all: ColumnKind[] = ['week', 'day', 'exercise', 'sets', 'reps', 'load', 'rest', 'notes'];
  const first = cells[0] ?? '';
  const beginsWithWeek =
    cells.length > 3 &&
    (first === '' || /^(?:w(?:ee)?k?\.?\s*)?\d{1,3}$/i.test(first)) &&
    !/^\d/.test(cells[2] ?? '');
  const beginsWithDay = !beginsWithWeek && cells.length > 2 && blocksOf([first])[0]?.day?.kind === 'weekday';
  const kinds = beginsWithWeek ? all : all.slice(beginsWithDay ? 1 : 2);
  const exercise = kinds.indexOf('exercise');
  const work = cells[exercise + 1] ?? '';
  const isOne = /\d\s?[x×хХ*]\s?[\p{L}\d]/u.test(work);
  const taken = isOne
    ? [
        ...kinds.slice(0, exercise + 1),
        'sets-and-reps' as const,
        'load' as const,
        'rest' as const,
        'notes' as const,
      ]
    : kinds;
  return cells.map((cell, at) => {
    const kind = taken[at] ?? 'notes';
    const isWord = (kind === 'load' || kind === 'rest') && !/\d|^bw$|body ?weight/i.test(cell);
    return plainColumn(isWord && cell !== '' ? 'notes' : kind, '');
  });
}
