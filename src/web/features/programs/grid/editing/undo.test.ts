import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { emptyPrescription } from '#domain/prescriptions/written-prescription.ts';
import { usualUnits } from '#domain/measures/measure.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { clipOf, pasteClip } from '#web/features/programs/grid/document/clip.ts';
import { withDays } from '#domain/programs/document/program-document.ts';
import {
  emptyWeek,
  type GridDocument,
  type GridLine,
  sameness,
} from '#web/features/programs/grid/document/grid-document.ts';
import { mergeDocuments } from '#domain/programs/document/merge/merge-documents.ts';
import type { Selection } from '#web/features/programs/grid/document/selection.ts';
import { duplicate, fill, moveBy, remove } from './commands.ts';
import { createGrid, type Grid } from './grid.ts';
import { typeLine } from './type-line.ts';
import { addWeek, removeWeeks } from './week-commands.ts';

const names = ['Back Squat', 'Bench Press', 'Row'];
const exercises = names.map(name => ({ id: name, name, category: 'Strength' as const, aliases: [] }));
const library = { index: exerciseIndex(exercises), byId: new Map(), units: usualUnits };

const aLine = (name: string, sets: number): GridLine => {
  const prescription = { ...emptyPrescription, sets: String(sets), reps: '5' };
  return { text: formatShorthand(name, prescription), exerciseId: name, prescription, problem: null };
};

const start: GridDocument = {
  programs: ['a', 'b'].map(id => ({
    id,
    name: id,
    description: '',
    difficultyLevel: null,
    trainingMaxPercent: 90,
    weeks: [1, 2, 3].map(week => ({
      ...emptyWeek,
      days: emptyWeek.days.map((day, at) =>
        at % 2 === 1 ? { ...day, lines: names.map(name => aLine(name, week)) } : day,
      ),
    })),
  })),
};

const cell = fc.record({ column: fc.nat(7), day: fc.nat(6), line: fc.nat(5) });
const selections: fc.Arbitrary<Selection> = fc.record({
  kind: fc.constantFrom('lines' as const, 'days' as const, 'weeks' as const),
  anchor: cell,
  head: cell,
});

type Act = (grid: Grid) => void;
const acts: fc.Arbitrary<Act> = fc.oneof(
  selections.map(
    (selection): Act =>
      grid =>
        grid.select(selection),
  ),
  fc.constantFrom<Act>(
    remove,
    duplicate,
    fill,
    addWeek,
    removeWeeks,
    grid => moveBy(grid, 1),
    grid => moveBy(grid, -1),
  ),
  fc.constantFrom('Row 4x8 @75%', 'Bnech Press 3x5', 'nothing known', '', 'Back Squat "slow"').map(
    (text): Act =>
      grid =>
        typeLine(grid, grid.now().selection.head, text, 'down'),
  ),
  fc.tuple(selections, cell).map(
    ([selection, at]): Act =>
      grid => {
        const { document } = grid.now();
        grid.change({ ...pasteClip(document, at, clipOf(document, selection)), label: 'pasted' });
      },
  ),
);

const openGrid = () => createGrid(start, () => library);

it('any sequence of changes is undone to the start, and done again to the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 25 }), async all => {
      const grid = openGrid();
      for (const act of all) act(grid);
      const end = grid.now().document;
      const steps = grid.now().history.done.length;
      while ((await grid.undo()) !== null);
      expect(grid.now().document).toBe(start);
      while ((await grid.redo()) !== null);
      expect(grid.now().document).toBe(end);
      expect(grid.now().history.done).toHaveLength(steps);
    }),
  );
});

it('the cursor is always on a cell that is there', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), all => {
      const grid = openGrid();
      for (const act of all) {
        act(grid);
        const { selection, document } = grid.now();
        const columns = document.programs.reduce((sum, { weeks }) => sum + weeks.length, 0);
        for (const { column, day, line } of [selection.anchor, selection.head]) {
          expect(column >= 0 && column < columns && day >= 0 && day < 7 && line >= 0).toBe(true);
        }
      }
    }),
  );
});

const typed = (grid: Grid) => {
  const texts = grid
    .now()
    .document.programs.flatMap(({ weeks }) =>
      weeks.flatMap(({ days }) => days.flatMap(({ lines }) => lines)),
    );
  return new Set(texts.map(({ text }) => text));
};

const adding = (odd: 0 | 1) =>
  fc.array(
    fc.tuple(
      cell,
      fc.integer({ min: 5, max: 20 }).map(half => 2 * half + odd),
    ),
    { minLength: 1, maxLength: 6 },
  );

it('two coaches who add lines to the same draft lose none of them, whichever is merged into the other', async () => {
  await fc.assert(
    fc.asyncProperty(adding(0), adding(1), async (ours, theirs) => {
      const [here, there] = [openGrid(), openGrid()];
      const addTo = (grid: Grid, lines: typeof ours) => {
        for (const [{ column, day, line }, sets] of lines) {
          const next = withDays(grid.now().document, [{ column: column % 6, day }], one => ({
            ...one,
            lines: one.lines.toSpliced(line, 0, aLine('Row', sets)),
          }));
          grid.change({ document: next, label: 'added' });
        }
      };
      addTo(here, ours);
      addTo(there, theirs);
      const all = new Set([...typed(here), ...typed(there)]);
      await here.merge(start, there.now().document);
      expect(typed(here)).toEqual(all);
      // An undo takes back one's own line, and leaves the other's.
      while ((await here.undo()) !== null);
      expect([...typed(there)].every(text => typed(here).has(text))).toBe(true);
    }),
  );
});

it('merging what nobody has changed changes nothing', () => {
  expect(mergeDocuments(start, start, structuredClone(start), sameness)).toEqual(start);
});
