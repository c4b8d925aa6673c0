import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveTrainingDay, updateAssignment } from '#contract/assignments.ts';
import { listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { updateWorkout } from '#contract/programs.ts';
import { previewDraft, previewDraftOfMember, takeLive } from '#contract/programs/drafts.ts';
import { listComingTrainingDays } from '#contract/training/own-days.ts';
import { addDays, dateIn } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { draftEdits, draftSomething } from '#server/testing/calls/draft-edits.ts';
import { publish } from '#server/testing/drafts.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, logBody } from '#server/testing/training.ts';
import { logProgress } from '#contract/progress.ts';

/** A Wednesday. */
const today = '2026-03-18';
let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

async function twoOnAProgram() {
  testApp.clock.now = new Date(`${today}T12:00:00Z`);
  const exercises = [await anExercise(coach), await anExercise(coach), await anExercise(coach)];
  const [squat = { id: '' }] = exercises;
  const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat), friday: fiveByFive(squat) };
  const program = await aProgram(coach, [week, week, week, week]);
  const members = [
    await aMember(testApp, coach),
    await aMember(testApp, coach, { timeZone: 'Pacific/Kiritimati' }),
  ];
  const people = [];
  for (const [n, member] of members.entries())
    people.push({ member, assignment: await assign(coach, member, program, addDays('2026-03-09', 3 * n)) });
  return { program, exercises, people };
}

type World = Awaited<ReturnType<typeof twoOnAProgram>>;
type One = World['people'][number];

const now = () => dateIn('UTC', testApp.clock.now);
const change = ({ assignment }: One, body: BodyOf<typeof updateAssignment>) =>
  coach.ask(updateAssignment, { params: { id: assignment.id }, body });
const coming = async ({ member }: One, pick: number) => {
  const days = await member.get(listComingTrainingDays, {
    params: { userId: member.id },
    query: { days: 28 },
  });
  return days[pick % Math.max(1, days.length)];
};

/** What becomes of a plan before its program is published anew. */
const happenings: Record<string, (one: One, pick: number, world: World) => Promise<unknown>> = {
  'a day logged ahead': async (one, pick, { exercises }) => {
    const day = await coming(one, pick);
    const body = logBody(one.assignment, exercises[0] ?? { id: '' }, day?.date.slice(0, 10) ?? today);
    return day && one.member.ask(logProgress, { body });
  },
  'a day moved': async (one, pick) => {
    const day = await coming(one, pick);
    return (
      day && one.member.ask(moveTrainingDay, { params: { id: day.id }, body: { date: addDays(now(), pick) } })
    );
  },
  'a day cleared': async (one, pick) => {
    const query = { date: addDays(now(), pick), memberId: one.member.id };
    const [entry] = await coach.get(listDailyWorkouts, { query });
    return entry && coach.ask(removeDailyWorkout, { params: { id: entry.id } });
  },
  'a pause': one => change(one, { status: 'paused' }),
  'the end of a pause': (one, pick) => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + (pick % 5) * 86_400_000);
    return change(one, { status: 'active', resume: pick % 2 ? 'move-on' : 'dates-stay' });
  },
  'another start': (one, pick) => change(one, { startDate: addDays('2026-03-05', pick), endDate: null }),
  'another end': (one, pick) => change(one, { endDate: addDays('2026-03-25', pick) }),
  'its end, taken back': async (one, pick) => {
    await change(one, { status: 'completed' });
    return pick % 3 && change(one, { status: 'active' });
  },
  'weeks more or fewer': (_, pick, { program }) =>
    coach.ask(updateWorkout, {
      params: { id: program.id },
      body: { numWeeks: 1 + (pick % 5), adjustWeeks: true },
    }),
  ...Object.fromEntries(
    Object.entries(draftEdits).map(([name, edit]) => [
      name,
      ({ member }: One, pick: number, world: World) => edit(coach, { ...world, member }, pick),
    ]),
  ),
};

const aHappening = fc.tuple(fc.constantFrom(...Object.keys(happenings)), fc.nat(20));

type Day = { memberId: string; place: string; date: string; isMoved: boolean; versionId: string };

const scheduled = async ({ id }: { id: string }) => {
  const { rows } = await testApp.db.$client.query<Day>(
    `select d.member_id as "memberId", d.planned_date::text as place, d.date::text,
       d.moved_from is not null as "isMoved", d.day_version_id as "versionId"
     from training_days d join assignments a on a.id = d.assignment_id
     where a.workout_id = $1 and d.state = 'scheduled'`,
    [id],
  );
  return rows;
};

function countsOf(before: Day[], after: Day[], memberId: string) {
  const of = (days: Day[]) =>
    new Map(days.filter(day => day.memberId === memberId).map(day => [day.place, day]));
  const [was, is] = [of(before), of(after)];
  // One that was moved beyond the new end is taken away there, and comes again where the program has it.
  const returned = [...is].filter(([place, { isMoved }]) => !isMoved && was.get(place)?.isMoved).length;
  const stayed = [...is].filter(
    ([place, { isMoved }]) => was.has(place) && isMoved === was.get(place)?.isMoved,
  );
  return {
    changed: stayed.filter(([place, { versionId }]) => was.get(place)?.versionId !== versionId).length,
    added: [...is.keys()].filter(place => !was.has(place)).length + returned,
    removed: [...was.keys()].filter(place => !is.has(place)).length + returned,
  };
}

it('a preview says what the publication then does, whatever has become of the plans before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aHappening, { minLength: 4, maxLength: 9 }),
      fc.boolean(),
      fc.nat(20),
      async (list, byName, last) => {
        const world = await twoOnAProgram();
        const { program, people } = world;
        for (const [name, pick] of list) {
          const one = people[pick % people.length];
          if (one) await happenings[name]?.(one, pick, world);
        }
        if (last % 3 === 0)
          await draftEdits['publish a draft for none']?.(coach, { ...world, member: coach }, last);
        await draftSomething(coach, { ...world, member: coach }, last);
        const ids = people.map(({ member }) => member.id);
        const params = { id: program.id };
        await coach.get(takeLive, { params, body: {} });
        const told = await coach.ask(previewDraft, {
          params,
          query: { reach: byName ? ids.join(',') : 'all' },
        });
        expect(told.status).toBe(200);
        const before = await scheduled(program);
        const dates = new Map<string, number>();
        for (const { memberId } of told.body.members) {
          const { days } = await coach.get(previewDraftOfMember, { params: { ...params, memberId } });
          dates.set(memberId, days.length);
        }
        await publish(coach, program, {
          reach: byName ? told.body.members.map(({ memberId }) => memberId) : 'all',
        });
        const after = await scheduled(program);
        for (const { memberId, changed, added, removed } of told.body.members) {
          expect({ changed, added, removed }).toEqual(countsOf(before, after, memberId));
          expect(dates.get(memberId)).toBe(changed + added + removed);
        }
        const reached = new Set(told.body.members.map(({ memberId }) => memberId));
        for (const { memberId } of before.filter(day => !reached.has(day.memberId)))
          expect(countsOf(before, after, memberId)).toEqual({ changed: 0, added: 0, removed: 0 });
      },
    ),
    { numRuns: 8 * Number(process.env.EDITS_TIMES ?? 1), endOnFailure: true },
  );
});
