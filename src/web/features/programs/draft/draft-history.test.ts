import { expect, it } from 'vitest';
import type { DraftChange } from './draft-document.ts';
import { draftHistory } from './draft-history.ts';
import { blankDraft, dayOf, type Draft } from '#web/parts/prescriptions/fields/draft.ts';

const monday = { week: 1, weekday: 'monday' } as const;

const adding = (name: string): DraftChange => ({
  type: 'add-exercise',
  at: monday,
  exercise: { exerciseId: name, name, category: 'Strength', fields: {}, restTimerSeconds: 90 },
});

const namesIn = (draft: Draft | undefined) =>
  draft && dayOf(draft, monday).exercises.map(exercise => exercise.name);

it('takes changes of days back one by one, the last first, and leaves the details as they are typed', () => {
  const history = draftHistory();
  const [first, second, named] = [
    adding('Back Squat'),
    adding('Row'),
    { type: 'details', details: { name: 'Block 1' } } as const,
  ];
  const draft = [first, second, named].reduce(history.change, blankDraft('draft'));
  const once = history.undo(draft);
  expect([namesIn(once?.draft), once?.draft.name, once?.label]).toEqual([
    ['Back Squat'],
    'Block 1',
    'Row is off Monday of week 1 again',
  ]);
  const twice = history.undo(once?.draft ?? draft);
  expect([namesIn(twice?.draft), twice?.draft.name]).toEqual([[], 'Block 1']);
  expect(history.undo(twice?.draft ?? draft)).toBeUndefined();
  expect(history.history.now().done).toEqual([]);
});

it('brings a removed exercise back under its key, in its place', () => {
  const history = draftHistory();
  const draft = ['A', 'B', 'C'].map(adding).reduce(history.change, blankDraft('draft'));
  const { key = 0 } = dayOf(draft, monday).exercises[1] ?? {};
  const removed = history.change(draft, { type: 'remove-exercise', at: monday, key });
  expect(namesIn(removed)).toEqual(['A', 'C']);
  const back = history.undo(removed);
  expect(back?.draft.weeks).toEqual(draft.weeks);
  expect(back?.label).toBe('B is back on Monday of week 1');
});

it('takes its own change back, and leaves what another tab has written since', () => {
  const history = draftHistory();
  const draft = history.change(blankDraft('draft'), adding('Back Squat'));
  const theirs = draftHistory().change(structuredClone(draft), adding('Row'));
  expect(namesIn(theirs)).toEqual(['Back Squat', 'Row']);
  expect(namesIn(history.undo(theirs)?.draft)).toEqual(['Row']);
  const instead = draftHistory().change(blankDraft('draft'), adding('Row'));
  history.change(draft, adding('Bench Press'));
  expect(namesIn(history.undo(instead)?.draft)).toEqual(['Row']);
});
