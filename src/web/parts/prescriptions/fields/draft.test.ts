import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from '#web/features/programs/draft/draft-document.ts';
import {
  blankDraft,
  type Draft,
  dayOf,
  exercisesInDraft,
  exercisesInWeek,
  exercisesLeftOut,
  isWorthKeeping,
  positionsWithout,
  type Prescribed,
  weekCountOf,
} from './draft.ts';
import { draftShape } from './draft-shape.ts';

const prescribed = (name: string): Prescribed => ({
  exerciseId: `id of ${name}`,
  name,
  category: 'Strength',
  fields: { sets: '4', reps: '6' },
  restTimerSeconds: 90,
});

const monday = { week: 1, weekday: 'monday' } as const;
const friday = { week: 1, weekday: 'friday' } as const;

const after = (changes: DraftChange[], draft = blankDraft('draft')) => changes.reduce(changeDraft, draft);

const adding = (at: typeof monday | typeof friday, ...names: string[]): DraftChange[] =>
  names.map(name => ({ type: 'add-exercise', at, exercise: prescribed(name) }));

const namesOn = (draft: Draft, at: Parameters<typeof dayOf>[1]) =>
  dayOf(draft, at).exercises.map(exercise => exercise.name);

describe('a new draft', () => {
  it('has twelve weeks and nothing worth keeping', () => {
    expect(weekCountOf(blankDraft('draft'))).toBe(12);
    expect(isWorthKeeping(blankDraft('draft'))).toBe(false);
  });

  it.each([
    ['', 1],
    ['1', 1],
    ['12', 12],
    ['0', 1],
    ['13', 12],
    ['-3', 1],
    ['2.5', 2],
  ])('with %j typed as the number of weeks shows %i', (numWeeks, count) => {
    expect(weekCountOf(after([{ type: 'details', details: { numWeeks } }]))).toBe(count);
  });

  it.each<[string, DraftChange]>([
    ['a name', { type: 'details', details: { name: 'Block 1' } }],
    ['a description', { type: 'details', details: { description: 'Three days.' } }],
    ['an exercise', { type: 'add-exercise', at: monday, exercise: prescribed('Back Squat') }],
    ['a note on a day', { type: 'describe-day', at: monday, dayName: '', notes: 'Walk.' }],
  ])('is worth keeping once it has %s', (_, change) => {
    expect(isWorthKeeping(after([change]))).toBe(true);
  });
});

describe('the exercises of a day', () => {
  it('are added at the end, and the same one twice stays two', () => {
    const draft = after(adding(monday, 'Back Squat', 'Bench Press', 'Back Squat'));
    expect(namesOn(draft, monday)).toEqual(['Back Squat', 'Bench Press', 'Back Squat']);
    expect(new Set(dayOf(draft, monday).exercises.map(({ key }) => key)).size).toBe(3);
  });

  it.each([
    [0, ['Deadlift', 'A', 'C']],
    [1, ['A', 'Deadlift', 'C']],
    [2, ['A', 'C', 'Deadlift']],
  ])('one of them changes and moves to position %i', (position, names) => {
    const draft = after(adding(monday, 'A', 'B', 'C'));
    const key = dayOf(draft, monday).exercises[1]?.key ?? 0;
    const exercise = prescribed('Deadlift');
    const changed = after([{ type: 'change-exercise', at: monday, key, exercise, position }], draft);
    expect(namesOn(changed, monday)).toEqual(names);
  });

  it('are removed one by one, and the last leaves an empty day behind', () => {
    const draft = after(adding(monday, 'A', 'B'));
    const remove = (key = 0): DraftChange => ({ type: 'remove-exercise', at: monday, key });
    const [first, second] = dayOf(draft, monday).exercises;
    expect(namesOn(after([remove(first?.key)], draft), monday)).toEqual(['B']);
    expect(isWorthKeeping(after([remove(first?.key), remove(second?.key)], draft))).toBe(false);
  });

  it('leave every other day the very same object', () => {
    const draft = after([...adding(monday, 'A'), ...adding(friday, 'B')]);
    const changed = after(adding(monday, 'C'), draft);
    expect(dayOf(changed, friday)).toBe(dayOf(draft, friday));
    expect(dayOf(changed, monday)).not.toBe(dayOf(draft, monday));
  });
});

describe('copies', () => {
  it('a duplicated week replaces what its targets held, and no other week', () => {
    const week3 = { week: 3, weekday: 'sunday' } as const;
    const draft = after([
      ...adding(monday, 'Back Squat'),
      { type: 'add-exercise', at: week3, exercise: prescribed('Old') },
      { type: 'duplicate-week', from: 1, to: [2, 3] },
    ]);
    expect(namesOn(draft, { week: 2, weekday: 'monday' })).toEqual(['Back Squat']);
    expect(namesOn(draft, { week: 3, weekday: 'monday' })).toEqual(['Back Squat']);
    expect(namesOn(draft, week3)).toEqual([]);
    expect(exercisesInWeek(draft, 4)).toBe(0);
  });

  it('a change to the copy leaves the source alone', () => {
    const draft = after([
      ...adding(monday, 'Back Squat'),
      { type: 'duplicate-week', from: 1, to: [2] },
      { type: 'add-exercise', at: { week: 2, weekday: 'monday' }, exercise: prescribed('Row') },
    ]);
    expect(namesOn(draft, monday)).toEqual(['Back Squat']);
  });

  it('a copied day brings its name, notes and exercises', () => {
    const draft = after([
      ...adding(monday, 'Back Squat'),
      { type: 'describe-day', at: monday, dayName: 'Lower Body', notes: 'Warm up.' },
      ...adding(friday, 'Old'),
      { type: 'copy-day', from: monday, to: [friday, { week: 5, weekday: 'monday' }] },
    ]);
    expect(dayOf(draft, friday)).toEqual(dayOf(draft, monday));
    expect(namesOn(draft, { week: 5, weekday: 'monday' })).toEqual(['Back Squat']);
  });
});

describe('fewer weeks', () => {
  const twoWeeks = after([...adding(monday, 'A'), { type: 'duplicate-week', from: 1, to: [2, 9] }]);
  const shortened = after([{ type: 'details', details: { numWeeks: '2' } }], twoWeeks);

  it('leave the later ones out and say how much that is', () => {
    expect([exercisesInDraft(shortened), exercisesLeftOut(shortened)]).toEqual([2, 1]);
  });

  it('bring them back when there are more again', () => {
    const longer = after([{ type: 'details', details: { numWeeks: '9' } }], shortened);
    expect([exercisesInDraft(longer), exercisesLeftOut(longer)]).toEqual([3, 0]);
  });
});

it('an exercise that has left the library is found in its place', () => {
  const draft = after([...adding(monday, 'Back Squat'), ...adding(friday, 'Row')]);
  expect(positionsWithout(draft, new Set(['id of Back Squat']))).toEqual([{ ...friday, name: 'Row' }]);
});

it('a draft comes back from the device as it was kept', () => {
  const draft = after([
    ...adding(monday, 'A'),
    { type: 'details', details: { name: 'Block', numWeeks: '' } },
  ]);
  expect(draftShape.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
