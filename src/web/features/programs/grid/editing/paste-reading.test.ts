import { describe, expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { exerciseIndex } from '#domain/shorthand/match-exercise.ts';
import { emptyWeek, type GridDocument } from '#web/features/programs/grid/document/grid-document.ts';
import { createGrid } from './grid.ts';
import { isThereAlready, pasteTarget, pasteReading, whyNoRoom } from './paste-reading.ts';

const names = ['Back Squat', 'Bench Press', 'Row'];
const exercises = names.map(name => ({ id: name, name, category: 'Strength' as const, muscleGroups: [] }));
const library = {
  index: exerciseIndex(exercises),
  byId: new Map(exercises.map(one => [one.id, { ...one, defaultPrescription: null }])),
  units: usualUnits,
};

const program = (id: string, weeks: number) => ({
  id,
  name: id,
  description: '',
  difficultyLevel: null,
  trainingMaxPercent: 90,
  weeks: Array.from({ length: weeks }, () => emptyWeek),
});

const gridOf = (document: GridDocument, column: number, day: number) => {
  const grid = createGrid(document, () => library);
  const at = { column, day, line: 0 };
  grid.select({ kind: 'lines', anchor: at, head: at });
  return grid;
};

const read = (text: string, day: 'monday' | 'wednesday' = 'monday') =>
  readProgram(text, {
    library: library.index,
    weightUnit: 'lb',
    distanceUnit: 'mi',
    startsAt: { week: 1, day },
  });

/** The lines that there are, by week and day, both counted as the grid does. */
const linesOf = (document: GridDocument) =>
  document.programs.flatMap(({ id, weeks }) =>
    weeks.flatMap(({ days }, week) =>
      days.flatMap(({ lines }, day) => lines.map(({ text }) => `${id} ${week} ${day} ${text}`)),
    ),
  );

const placeIn = (grid: ReturnType<typeof gridOf>) => pasteTarget(grid.now().document, grid.now().selection);

describe('a reading goes into the program', () => {
  it('as it was read: with names and notes of days, sets one by one, and groups', () => {
    const grid = gridOf({ programs: [program('a', 1)] }, 0, 1);
    const reading = read('Week 1\nMonday: Lower\nBack Squat: 120x5, 135x3\nA1 Bench Press 3x8\nA2 Row 3x8');
    pasteReading(grid, reading);
    const [week] = grid.now().document.programs[0]?.weeks ?? [];
    const monday = week?.days[1];
    const given = reading.weeks[0]?.days[0];
    expect(monday?.dayName).toBe(given?.dayName);
    expect(
      monday?.lines.map(({ exerciseId, prescription }) => [exerciseId, prescription.setTargets]),
    ).toEqual(given?.exercises.map(({ exerciseId, setTargets }) => [exerciseId, setTargets]));
    expect(monday?.lines.map(({ prescription }) => prescription.groupLabel)).toEqual(
      given?.exercises.map(({ groupLabel }) => groupLabel),
    );
  });

  it('from the cursor on: in the middle of a week, in a later week, in the second program of a path', () => {
    const middle = gridOf({ programs: [program('a', 2)] }, 0, 3);
    pasteReading(middle, read('Back Squat 5x5', 'wednesday'));
    expect(linesOf(middle.now().document)).toEqual(['a 0 3 Back Squat 5x5']);
    const later = gridOf({ programs: [program('a', 3)] }, 2, 1);
    pasteReading(later, read('Week 1\nMonday\nBack Squat 5x5\nWeek 2\nMonday\nRow 3x8'));
    expect(linesOf(later.now().document)).toEqual(['a 2 1 Back Squat 5x5', 'a 3 1 Row 3x8']);
    const second = gridOf({ programs: [program('a', 2), program('b', 2)] }, 3, 1);
    pasteReading(second, read('Monday\nRow 3x8'));
    expect(linesOf(second.now().document)).toEqual(['b 1 1 Row 3x8']);
  });

  it('into the week that it names, where it begins with a later one', () => {
    const grid = gridOf({ programs: [program('a', 6)] }, 3, 1);
    pasteReading(grid, read('Week 5\nMonday\nRow 3x8'));
    expect(linesOf(grid.now().document)).toEqual(['a 4 1 Row 3x8']);
  });

  it('and out again in one step, with the weeks that it brought', async () => {
    const document = { programs: [program('a', 1)] };
    const grid = gridOf(document, 0, 1);
    pasteReading(grid, read('Week 1\nMonday\nBack Squat 5x5\nWeek 4\nFriday\nRow 3x8'));
    expect(grid.now().document.programs[0]?.weeks).toHaveLength(4);
    await grid.undo();
    expect(grid.now().document).toEqual(document);
  });
});

it('the same sheet pasted twice is known again', () => {
  const grid = gridOf({ programs: [program('a', 2)] }, 0, 1);
  const { weeks } = read('Week 1\nMonday\nBack Squat 5x5 100\nRow 3x8\nWeek 2\nMonday\nRow 3x10');
  expect(isThereAlready(grid.now().document, weeks, placeIn(grid))).toBe(false);
  pasteReading(grid, { weeks });
  expect(isThereAlready(grid.now().document, weeks, placeIn(grid))).toBe(true);
});

it.each([
  ['Week 13\nMonday\nRow 3x8', 'This reaches week 13, and a program has at most 12.'],
  ['Week 12\nMonday\nRow 3x8', null],
])('%j finds room, or the reason is said', (text, why) => {
  const grid = gridOf({ programs: [program('a', 1)] }, 0, 1);
  expect(whyNoRoom(grid.now().document, read(text).weeks, placeIn(grid))).toBe(why);
});
