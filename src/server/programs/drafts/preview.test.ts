import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as drafts from '#contract/programs/drafts.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { type Draft, publish, redraft, withDay } from '#server/testing/drafts.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday; the program began on the Monday of the week before. */
const today = '2026-03-18';
const start = '2026-03-09';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };
let bench: { id: string };
let program: { id: string };
let ana: Person;
let ben: Person;
let anas: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  [squat, bench] = [
    await anExercise(coach, 'Strength', 'Squat'),
    await anExercise(coach, 'Strength', 'Bench'),
  ];
  ana = await aMember(testApp, coach, { firstName: 'Ana', lastName: 'Cruz' });
  ben = await aMember(testApp, coach, { firstName: 'Ben', lastName: 'Cruz' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat), friday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week, week]);
  anas = await assign(coach, ana, program, start);
  await assign(coach, ben, program, start);
});

const params = () => ({ id: program.id });

/** The coming Friday and all of week 3 get another exercise, and Sunday of week 3 is a new day. */
const draftBench = () =>
  redraft(coach, program, draft => {
    const friday = withDay(draft, 2, 'friday', { exercises: fiveByFive(bench) });
    const third = (['monday', 'wednesday', 'friday'] as const).reduce(
      (tree: Draft, day) => withDay(tree, 3, day, { exercises: fiveByFive(bench) }),
      friday,
    );
    return withDay(third, 3, 'sunday', { dayName: 'Long', exercises: fiveByFive(bench) });
  });

const preview = (reach = 'all') => coach.get(drafts.previewDraft, { params: params(), query: { reach } });

describe('a preview', () => {
  it('tells of everyone it would reach how many days change, come and go, and who else is there', async () => {
    await draftBench();
    await redraft(coach, program, draft => withDay(draft, 3, 'monday', { exercises: [] }));
    await log(ana, anas, squat, '2026-03-20');
    const [anaIs, benIs] = [
      { memberId: ana.id, name: 'Ana Cruz' },
      { memberId: ben.id, name: 'Ben Cruz' },
    ];
    expect(await preview()).toEqual({
      members: [
        { ...anaIs, changed: 2, added: 1, removed: 1 },
        { ...benIs, changed: 3, added: 1, removed: 1 },
      ],
      others: [],
    });
    expect(await preview(ben.id)).toEqual({
      members: [{ ...benIs, changed: 3, added: 1, removed: 1 }],
      others: [{ ...anaIs, version: null }],
    });
    expect(await preview('none')).toMatchObject({
      members: [],
      others: [{ version: null }, { version: null }],
    });
    await publish(coach, program, { reach: 'none' });
    expect(await preview()).toEqual({
      members: [],
      others: [
        { ...anaIs, version: 0 },
        { ...benIs, version: 0 },
      ],
    });
    expect((await preview([ana.id, ben.id].join(','))).members).toMatchObject([
      { changed: 2, added: 1 },
      { changed: 3, added: 1 },
    ]);
  });

  it('tells of one member which dates change, and how', async () => {
    await draftBench();
    await redraft(coach, program, draft => withDay(draft, 3, 'monday', { exercises: [] }));
    const { days } = await coach.get(drafts.previewDraftOfMember, {
      params: { id: program.id, memberId: ana.id },
    });
    const [squats, benches] = [{ lines: ['Squat, 5 × 5'] }, { lines: ['Bench, 5 × 5'] }];
    expect(days.map(({ date, ...rest }) => ({ date: date.slice(0, 10), ...rest }))).toMatchObject([
      {
        date: '2026-03-20',
        kind: 'changed',
        before: { dayName: 'Friday', ...squats },
        after: { dayName: 'Friday', ...benches },
      },
      { date: '2026-03-23', kind: 'removed', before: squats, after: null },
      { date: '2026-03-25', kind: 'changed', before: squats, after: benches },
      { date: '2026-03-27', kind: 'changed', before: squats, after: benches },
      { date: '2026-03-29', kind: 'added', before: null, after: { dayName: 'Long', ...benches } },
    ]);
    const stranger = await aMember(testApp, coach);
    const input = { params: { id: program.id, memberId: stranger.id } };
    expect((await coach.ask(drafts.previewDraftOfMember, input)).status).toBe(404);
  });
});
