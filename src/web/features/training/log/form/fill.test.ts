import { expect, it } from 'vitest';
import { undoFill } from './fill.ts';
import { blankValues, type LogValues, type SetRow } from './log-values.ts';

const squat = { id: 'x', name: 'Back Squat', category: 'Strength' } as const;

const rows = (...texts: string[]): SetRow[] =>
  texts.map(text => {
    const [reps = '', weight = ''] = text.split('@');
    return { reps, weight };
  });

const values = (sets: SetRow[], more: Partial<LogValues> = {}): LogValues => ({
  ...blankValues({ sets: '1', exercise: squat }),
  sets,
  ...more,
});

const text = (row: SetRow) => `${row.reps}@${row.weight}`;

it.each([
  [
    'brings back what was typed before',
    ['5@225', '@'],
    ['4@185', '4@185'],
    ['4@185', '4@185'],
    ['5@225', '@'],
  ],
  ['leaves what was typed since', ['5@225', '@'], ['4@185', '4@185'], ['4@185', '3@185'], ['5@225', '3@']],
  ['takes rows away that it added', ['5@225'], ['5@225', '4@185'], ['5@225', '4@185'], ['5@225']],
  ['keeps an added row with something new in it', ['5@'], ['5@', '4@185'], ['5@', '3@185'], ['5@', '3@']],
  ['leaves rows that were added since', ['5@'], ['4@'], ['4@', '6@'], ['5@', '6@']],
  ['brings back a row that it took away', ['5@', '6@'], ['5@'], ['5@'], ['5@', '6@']],
])('undoing %s', (_, before, after, now, expected) => {
  const fill = { before: values(rows(...before)), after: values(rows(...after)) };
  expect(undoFill(values(rows(...now)), fill).sets.map(text)).toEqual(expected);
});

it('undoing goes for the fields beside the sets too, but not for notes written since', () => {
  const fill = {
    before: values([], { timeCompleted: '1:00' }),
    after: values([], { timeCompleted: '1:30', rpeCompleted: '7' }),
  };
  const now = values([], { timeCompleted: '1:30', rpeCompleted: '8', notes: 'Belt on' });
  expect(undoFill(now, fill)).toMatchObject({ timeCompleted: '1:00', rpeCompleted: '8', notes: 'Belt on' });
});

const warmUp = (reps: string, weight: string): SetRow => ({ reps, weight, kind: 'warmup', rpe: 6 });

it('undoing leaves each set of its kind', () => {
  const fill = { before: values([warmUp('5', '95')]), after: values([warmUp('5', '185')]) };
  expect(undoFill(fill.after, fill).sets).toEqual([warmUp('5', '95')]);
});
