import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '#domain/plain-date.ts';
import * as commands from './commands.ts';
import { isSame } from './merge/same.ts';
import { type History, noHistory, type Step, withStep } from './history.ts';
import { forgetSteps, redo, undo } from './merge/undo.ts';
import { changedDays } from './merge/changed-days.ts';
import { mergeDocuments } from './merge/merge-documents.ts';
import {
  columnsOf,
  dayIn,
  type DocumentDay,
  type LinePlace,
  type ProgramDocument,
} from './program-document.ts';

type Day = DocumentDay<string>;
type Document = ProgramDocument<Day>;

const same = { line: isSame };

const blankDay = (dayOfWeek: Day['dayOfWeek']): Day => ({
  dayOfWeek,
  dayName: '',
  notes: '',
  assignedWorkoutId: null,
  lines: [],
});

const blankWeek = { notes: '', days: weekdays.map(blankDay) };

/** Two programs of so many weeks; the Monday of each first week is A, B, C. */
const start = (weeks = 2): Document =>
  commands.insertLines(
    {
      programs: ['one', 'two'].map(id => ({
        id,
        name: id,
        description: '',
        difficultyLevel: null,
        trainingMaxPercent: 90,
        weeks: Array.from({ length: weeks }, () => blankWeek),
      })),
    },
    { column: 0, day: 1, line: 0 },
    ['A', 'B', 'C'],
  );

const monday = { column: 0, day: 1 };
const tuesday = { column: 0, day: 2 };
const lineOfMonday = (line: number) => ({ ...monday, line });

/** What is written in it: `0 monday: A B C`. */
const written = (document: Document): string[] =>
  columnsOf(document).flatMap((_, column) =>
    weekdays.flatMap((weekday, day) => {
      const { dayName, notes, assignedWorkoutId, lines } =
        dayIn(document, { column, day }) ?? blankDay(weekday);
      const all = [dayName, notes, assignedWorkoutId ?? '', ...lines].filter(text => text !== '');
      return all.length > 0 ? [`${column} ${weekday}: ${all.join(' ')}`] : [];
    }),
  );

const { insertLines, changeLine, removeLines, moveLines, orderLines } = commands;
const { copyDay, duplicateWeek, clearDays, setNotes, assignWorkout } = commands;

it.each<[string, (document: Document) => Document, string[]]>([
  ['inserts before a line', of => insertLines(of, lineOfMonday(1), ['X', 'Y']), ['0 monday: A X Y B C']],
  ['inserts past the last', of => insertLines(of, lineOfMonday(9), ['X']), ['0 monday: A B C X']],
  ['changes a line in its place', of => changeLine(of, lineOfMonday(1), 'X'), ['0 monday: A X C']],
  ['changes one and moves it', of => changeLine(of, lineOfMonday(0), 'X', 2), ['0 monday: B C X']],
  ['changes none that is not there', of => changeLine(of, lineOfMonday(3), 'X'), ['0 monday: A B C']],
  ['removes a line', of => removeLines(of, lineOfMonday(1)), ['0 monday: A C']],
  ['removes some', of => removeLines(of, lineOfMonday(1), 2), ['0 monday: A']],
  ['removes none that is not there', of => removeLines(of, lineOfMonday(-1)), ['0 monday: A B C']],
  ['moves lines', of => moveLines(of, lineOfMonday(1), 2, 0), ['0 monday: B C A']],
  ['orders lines', of => orderLines(of, monday, [2, 0, 1]), ['0 monday: C A B']],
  ['orders those named before the others', of => orderLines(of, monday, [2, 7]), ['0 monday: C A B']],
  [
    'names a day',
    of => setNotes(of, [tuesday], { dayName: 'Lower' }),
    ['0 monday: A B C', '0 tuesday: Lower'],
  ],
  ['leaves a note', of => setNotes(of, [monday], { notes: 'Brace.' }), ['0 monday: Brace. A B C']],
  ['assigns a workout', of => assignWorkout(of, [tuesday], 'W'), ['0 monday: A B C', '0 tuesday: W']],
  [
    'takes it off again',
    of => assignWorkout(assignWorkout(of, [monday], 'W'), [monday], null),
    ['0 monday: A B C'],
  ],
  ['clears days', of => clearDays(setNotes(of, [monday], { dayName: 'Lower' }), [monday, tuesday]), []],
  [
    'copies a day over others',
    of => copyDay(insertLines(of, { ...tuesday, line: 0 }, ['X']), monday, [tuesday, { column: 1, day: 6 }]),
    ['0 monday: A B C', '0 tuesday: A B C', '1 saturday: A B C'],
  ],
  ['copies an empty day', of => copyDay(of, tuesday, [monday]), []],
  [
    'duplicates a week over all that others hold',
    of => duplicateWeek(insertLines(of, { column: 1, day: 0, line: 0 }, ['X']), 0, [1, 2]),
    ['0 monday: A B C', '1 monday: A B C', '2 monday: A B C'],
  ],
  ['adds a week', of => commands.addWeek(of, 0, blankWeek), ['0 monday: A B C']],
  [
    'removes weeks with what is in them',
    of => commands.removeWeeks(insertLines(of, { column: 1, day: 0, line: 0 }, ['X']), 0, 1),
    ['0 monday: A B C'],
  ],
])('%s', (_, change, lines) => {
  expect(written(change(start()))).toEqual(lines);
});

it('a command that changes nothing returns the same document', () => {
  const document = start();
  const changes = [
    insertLines(document, lineOfMonday(0), []),
    insertLines(document, { column: 9, day: 0, line: 0 }, ['X']),
    changeLine(document, lineOfMonday(3), 'X'),
    removeLines(document, lineOfMonday(3)),
    moveLines(document, lineOfMonday(3), 1, 0),
    clearDays(document, [tuesday]),
    copyDay(document, monday, [monday]),
    commands.removeWeeks(document, 0, 2),
    commands.setDetails(document, 9, { name: 'None' }),
  ];
  expect(changes.every(changed => changed === document)).toBe(true);
});

it('the weeks and details of one program leave the other alone', () => {
  const document = start();
  const [, other] = document.programs;
  const details = { name: 'Block 1', description: 'Three days.', trainingMaxPercent: 85 };
  const changed = commands.addWeek(commands.setDetails(document, 0, details), 0, blankWeek);
  expect(changed.programs[0]).toMatchObject(details);
  expect(changed.programs.map(({ weeks }) => weeks.length)).toEqual([3, 2]);
  expect(changed.programs[1]).toBe(other);
});

it('days that are changed are named, those of other weeks and programs are not', () => {
  const document = start();
  const changed = commands.addWeek(insertLines(document, lineOfMonday(0), ['X']), 1, blankWeek);
  expect(changedDays(document, changed)[0]).toEqual(monday);
  expect(
    changedDays(document, changed)
      .slice(1)
      .every(({ column }) => column === 4),
  ).toBe(true);
  expect(changedDays(document, document)).toEqual([]);
});

const day = fc.record({ column: fc.nat(5), day: fc.nat(6) });
const line = fc.record({ column: fc.nat(5), day: fc.nat(6), line: fc.nat(5) });
const text = fc.constantFrom('A', 'B', 'D', 'E');

type Command = (document: Document) => Document;

const made = <Values>(values: fc.Arbitrary<Values>, by: (values: Values) => Command): fc.Arbitrary<Command> =>
  values.map(by);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  made(
    fc.tuple(line, fc.array(text, { maxLength: 3 })),
    ([at, lines]) =>
      of =>
        insertLines(of, at, lines),
  ),
  made(
    fc.tuple(line, text, fc.nat(5)),
    ([at, next, to]) =>
      of =>
        changeLine(of, at, next, to),
  ),
  made(
    fc.tuple(line, fc.nat(3)),
    ([at, count]) =>
      of =>
        removeLines(of, at, count),
  ),
  made(
    fc.tuple(line, fc.nat(3), fc.nat(5)),
    ([at, count, to]) =>
      of =>
        moveLines(of, at, count, to),
  ),
  made(
    fc.tuple(day, fc.uniqueArray(fc.nat(5))),
    ([at, order]) =>
      of =>
        orderLines(of, at, order),
  ),
  made(
    fc.tuple(day, fc.array(day)),
    ([from, to]) =>
      of =>
        copyDay(of, from, to),
  ),
  made(
    fc.tuple(fc.nat(5), fc.array(fc.nat(5))),
    ([from, to]) =>
      of =>
        duplicateWeek(of, from, to),
  ),
  made(fc.array(day), places => of => clearDays(of, places)),
  made(
    fc.tuple(fc.array(day), text),
    ([places, notes]) =>
      of =>
        setNotes(of, places, { notes }),
  ),
  made(
    fc.tuple(fc.array(day), fc.option(text)),
    ([places, id]) =>
      of =>
        assignWorkout(of, places, id),
  ),
  made(fc.nat(1), program => of => commands.addWeek(of, program, blankWeek)),
  made(
    fc.tuple(fc.nat(1), fc.nat(3)),
    ([program, kept]) =>
      of =>
        commands.removeWeeks(of, program, kept),
  ),
  made(
    fc.tuple(fc.nat(1), text),
    ([program, name]) =>
      of =>
        commands.setDetails(of, program, { name }),
  ),
);

type Opened = { document: Document; history: History<Step<Day>> };

const doing = (opened: Opened, command: (document: Document) => Document): Opened => {
  const { document: before, history } = opened;
  const after = command(before);
  return { document: after, history: withStep(history, { before, after, label: '' }) };
};

const allUndone = ({ document, history }: Opened): Opened => {
  const gone = undo(document, history, same);
  return gone ? allUndone(gone) : { document, history };
};

const allDoneAgain = ({ document, history }: Opened): Opened => {
  const gone = redo(document, history, same);
  return gone ? allDoneAgain(gone) : { document, history };
};

const addingTheirs = (of: Document, at: LinePlace, index: number) => insertLines(of, at, [`their-${index}`]);

describe('the history', () => {
  it('of any sequence of commands leads back to the first document, and again to the last', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), all => {
        const first = start();
        const done = all.reduce(doing, { document: first, history: noHistory });
        const undone = allUndone(done);
        expect(undone.document).toBe(first);
        expect(allDoneAgain(undone)).toEqual(done);
      }),
    );
  });

  it('takes back one’s own days, and leaves those that another coach has written', () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand, { maxLength: 10 }),
        fc.array(line, { minLength: 1 }),
        (ours, theirs) => {
          const first = start(3);
          const done = ours.reduce(doing, { document: first, history: noHistory });
          const others = theirs.reduce(addingTheirs, first);
          const both = { ...done, document: mergeDocuments(first, done.document, others, same) };
          const { document } = allUndone(both);
          const all = written(others);
          for (const index of theirs.keys()) {
            const mark = `their-${index}`;
            expect(written(document).join().includes(mark)).toBe(all.join().includes(mark));
          }
        },
      ),
    );
  });

  it('of lines that were added takes back just those, wherever the other coach’s stand', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (ours, theirs) => {
        const first = start(3);
        const others = theirs.reduce(addingTheirs, first);
        const own = ours.map(
          (at, index): Command =>
            of =>
              insertLines(of, at, [`our-${index}`]),
        );
        const done = own.reduce(doing, { document: first, history: noHistory });
        const both = { ...done, document: mergeDocuments(first, done.document, others, same) };
        expect(written(allUndone(both).document)).toEqual(written(others));
      }),
    );
  });

  it('forgets what can’t be undone any more', () => {
    const done = [
      (of: Document) => insertLines(of, lineOfMonday(0), ['X']),
      (of: Document) => setNotes(of, [tuesday], { notes: 'Walk.' }),
    ].reduce(doing, { document: start(), history: noHistory });
    const history = forgetSteps(done.history, ({ before, after }) =>
      changedDays(before, after).some(({ day: at }) => at === monday.day),
    );
    expect(history.done).toHaveLength(1);
    expect(written(allUndone({ ...done, history }).document)).toEqual(['0 monday: X A B C']);
  });
});

/** As a revision would tell: only what X stands in has changed. */
const isUnlessX = (one: Day, other: Day) => one.lines.includes('X') === other.lines.includes('X');

it('a view whose days have revisions tells by those what has changed, whatever is in them', () => {
  const document = start();
  const ours = insertLines(document, lineOfMonday(0), ['X']);
  const theirs = insertLines(document, lineOfMonday(3), ['Y']);
  expect(written(mergeDocuments(document, ours, theirs, same))).toEqual(['0 monday: X A B C Y']);
  expect(written(mergeDocuments(document, ours, theirs, { ...same, day: isUnlessX }))).toEqual([
    '0 monday: X A B C',
  ]);
});
