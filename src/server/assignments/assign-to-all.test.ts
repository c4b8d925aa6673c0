import { expect, it } from 'vitest';
import {
  assignToAll,
  getCalendarStatus,
  listAssignments,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { createWorkout, deleteWorkout } from '#contract/programs.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';

async function aFellowship() {
  const testApp = await appForThisTest({ now: new Date(`${today}T12:00:00Z`) });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const program = await aProgram(coach, [{ monday: fiveByFive(squat), friday: fiveByFive(squat) }, {}]);
  const members = [];
  for (const timeZone of ['UTC', 'Pacific/Auckland', 'Pacific/Honolulu'])
    members.push(await aMember(testApp, coach, { timeZone }));
  const [ada, auckland, honolulu] = members as [Person, Person, Person];
  const give = (body: Partial<BodyOf<typeof assignToAll>> = {}) =>
    coach.ask(assignToAll, { body: { workoutId: program.id, ...body } });
  return { testApp, coach, squat, program, ada, auckland, honolulu, give };
}

const ofMember = (person: Person) => person.get(listAssignments, {});
const startsOf = async (...people: Person[]) => {
  const all = await Promise.all(people.map(ofMember));
  return all.map(own => own.map(({ startDate }) => startDate.slice(0, 10)));
};

it('gives it to every member from their own today, and to no coach', async () => {
  const { coach, give, program, ada, auckland, honolulu } = await aFellowship();
  const { status, body } = await give();
  expect([status, body]).toEqual([201, { count: 3, skipped: 0 }]);
  expect(await startsOf(ada, auckland, honolulu)).toEqual([[today], ['2026-03-19'], [today]]);
  const cards = await coach.get(listAssignments, {});
  expect(cards).toHaveLength(3);
  expect(cards.find(({ memberId }) => memberId === ada.id)).toMatchObject({
    workoutId: program.id,
    kind: 'program',
    status: 'active',
    assignedBy: coach.id,
    endDate: '2026-03-31T00:00:00.000Z',
    totalExercises: 2,
    totalWorkoutUnits: 50,
  });
});

it('makes their training days', async () => {
  const { give, auckland } = await aFellowship();
  await give();
  const [own] = await ofMember(auckland);
  const calendar = await auckland.get(getCalendarStatus, { params: { id: own?.id ?? '' } });
  const trained = Object.keys(calendar).filter(date => calendar[date]?.status !== 'rest');
  expect(trained).toEqual(['2026-03-20', '2026-03-23']);
});

it('starts on one date for all, if one is given, with the status that is chosen', async () => {
  const { give, ada, auckland, honolulu } = await aFellowship();
  await give({ startDate: '2026-04-06', status: 'paused' });
  expect(await startsOf(ada, auckland, honolulu)).toEqual([['2026-04-06'], ['2026-04-06'], ['2026-04-06']]);
  expect((await ofMember(ada))[0]?.status).toBe('paused');
});

it('goes to those who are chosen', async () => {
  const { give, ada, auckland, honolulu } = await aFellowship();
  const { body } = await give({ memberIds: [ada.id, honolulu.id, ada.id] });
  expect(body).toEqual({ count: 2, skipped: 0 });
  expect(await startsOf(ada, auckland, honolulu)).toEqual([[today], [], [today]]);
});

it('skips who has it already, active or paused', async () => {
  const { coach, give, program, ada, auckland, honolulu } = await aFellowship();
  const change = async (person: Person, status: 'paused' | 'completed') => {
    const { id } = await assign(coach, person, program, '2026-03-02');
    await coach.get(updateAssignment, { params: { id }, body: { status } });
  };
  await assign(coach, ada, program, '2026-03-02');
  await change(auckland, 'paused');
  await change(honolulu, 'completed');
  expect((await give()).body).toEqual({ count: 1, skipped: 2 });
  expect(await startsOf(ada, auckland, honolulu)).toEqual([
    ['2026-03-02'],
    ['2026-03-02'],
    [today, '2026-03-02'],
  ]);
  expect((await give()).body).toEqual({ count: 0, skipped: 3 });
});

it('gives it again to whom it was taken away from', async () => {
  const { coach, give, program, ada } = await aFellowship();
  const { id } = await assign(coach, ada, program, '2026-03-02');
  await coach.get(removeAssignment, { params: { id } });
  expect((await give({ memberIds: [ada.id] })).body).toEqual({ count: 1, skipped: 0 });
});

it('two coaches who do it at once give it to everyone once', async () => {
  const { testApp, give, program, ada, auckland, honolulu } = await aFellowship();
  const other = await aCoach(testApp);
  const answers = await Promise.all([
    give(),
    other.ask(assignToAll, { body: { workoutId: program.id } }),
    give(),
  ]);
  expect(answers.map(({ body }) => body.count).toSorted((a, b) => a - b)).toEqual([0, 0, 3]);
  expect(await startsOf(ada, auckland, honolulu)).toEqual([[today], ['2026-03-19'], [today]]);
});

it('a single workout can be given too', async () => {
  const { coach, give, ada } = await aFellowship();
  const workout = await coach.get(createWorkout, { body: { name: 'Core', programType: 'single_workout' } });
  expect((await give({ workoutId: workout.id })).body.count).toBe(3);
  expect((await ofMember(ada))[0]).toMatchObject({ kind: 'single_workout', workoutName: 'Core' });
});

const refused: [
  what: string,
  change: (given: Awaited<ReturnType<typeof aFellowship>>) => Partial<BodyOf<typeof assignToAll>>,
  status: number,
  message: string,
][] = [
  ['no workout', () => ({ workoutId: '' }), 400, 'Workout is required'],
  ['a workout that is not there', ({ ada }) => ({ workoutId: ada.id }), 404, 'Workout not found'],
  [
    "the server's own, which holds one-off exercises",
    () => ({ workoutId: '00000000-0000-7000-8000-000000000001' }),
    404,
    'Workout not found',
  ],
  [
    'someone who is not there',
    ({ ada, squat }) => ({ memberIds: [ada.id, squat.id] }),
    404,
    'Member not found',
  ],
  [
    'a coach',
    ({ ada, coach }) => ({ memberIds: [ada.id, coach.id] }),
    409,
    'Programs are assigned to members, not to coaches',
  ],
  ['nobody', () => ({ memberIds: [] }), 400, 'Choose at least one member'],
];

it.each(refused)('is refused for %s, and nobody gets anything', async (_what, change, status, message) => {
  const given = await aFellowship();
  const answer = await given.give(change(given));
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect(await given.coach.get(listAssignments, {})).toEqual([]);
});

it('is refused for a program that has been deleted', async () => {
  const { coach, program, give } = await aFellowship();
  await coach.get(deleteWorkout, { params: { id: program.id } });
  expect((await give()).status).toBe(404);
});

it('when it fails half way, nobody gets it', async () => {
  const { testApp, coach, give, ada, honolulu } = await aFellowship();
  await testApp.db.$client.query(`
    create function fail_for_one() returns trigger language plpgsql as $$
    begin
      if new.member_id = '${honolulu.id}' and new.date > date '2026-03-20' then raise exception 'the disk is full'; end if;
      return new;
    end $$;
    create trigger fail_half_way before insert on training_days for each row execute function fail_for_one()`);
  expect((await give()).status).toBe(500);
  expect(await coach.get(listAssignments, {})).toEqual([]);
  const { rows } = await testApp.db.$client.query(
    'select (select count(*) from assignments) as assignments, (select count(*) from training_days) as days',
  );
  expect(rows).toEqual([{ assignments: 0, days: 0 }]);
  await testApp.db.$client.query('drop trigger fail_half_way on training_days');
  expect((await give()).body).toEqual({ count: 3, skipped: 0 });
  expect(await startsOf(ada)).toEqual([[today]]);
});
