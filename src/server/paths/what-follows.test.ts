import { expect, it } from 'vitest';
import { listAssignments, updateAssignment } from '#contract/assignments.ts';
import { getAttention } from '#contract/coaching/attention.ts';
import { getConsoleStats } from '#contract/dashboard.ts';
import { getWorkoutReach } from '#contract/programs.ts';
import { assignPath, createPath } from '#contract/programs/paths.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, fiveByFive } from '#server/testing/training.ts';

/** A Wednesday: in the last week of the first of two blocks, of two weeks each. */
const today = '2026-03-18';

async function aMemberOnAPath() {
  const testApp = await appForThisTest({ now: new Date(`${today}T12:00:00Z`) });
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach);
  const day = fiveByFive(await anExercise(coach));
  const week = { monday: day, friday: day };
  const base = await aProgram(coach, [week, week], 'Base');
  const build = await aProgram(coach, [week, week], 'Build');
  const blocks = [base, build].map(({ id }) => ({ workoutId: id }));
  const { id } = await coach.get(createPath, { body: { name: 'Ascension', blocks } });
  const body = { memberIds: [member.id], startDate: '2026-03-09' };
  await coach.get(assignPath, { params: { id }, body });
  const on = (date: PlainDate) => {
    testApp.clock.now = new Date(`${date}T12:00:00Z`);
  };
  const stateReasons = async () => {
    const { members } = await coach.get(getAttention, {});
    const kinds = members[0]?.reasons.map(({ kind }) => kind) ?? [];
    return kinds.filter(kind => kind === 'no-program' || kind === 'ends-soon');
  };
  const ending = async () => {
    const cards = await coach.get(listAssignments, {});
    return cards.filter(({ ahead }) => ahead?.endsSoon).map(({ workoutName }) => workoutName);
  };
  return { coach, member, base, build, on, stateReasons, ending };
}

it('a block that ends has something after it as long as another follows', async () => {
  const { on, stateReasons, ending } = await aMemberOnAPath();
  expect([await ending(), await stateReasons()]).toEqual([[], []]);
  on('2026-03-25');
  expect([await ending(), await stateReasons()]).toEqual([['Build'], ['ends-soon']]);
  on('2026-04-06');
  expect(await stateReasons()).toEqual(['no-program']);
});

it('a pause in one block is a pause of the path: nobody is without a program', async () => {
  const { coach, member, on, stateReasons, ending } = await aMemberOnAPath();
  const first = (await member.get(listAssignments, {})).find(({ path }) => path?.position === 1);
  await coach.get(updateAssignment, { params: { id: first?.id ?? '' }, body: { status: 'paused' } });
  on('2026-03-31');
  expect([await ending(), await stateReasons()]).toEqual([[], []]);
});

it('a block that has not begun is assigned, but not active yet', async () => {
  const { coach, on } = await aMemberOnAPath();
  const told = async () => {
    const { activeAssignments, assignmentsToCome } = await coach.get(getConsoleStats, {});
    const cards = await coach.get(listAssignments, {});
    const listed = (standing: string) => cards.filter(({ ahead }) => ahead?.standing === standing).length;
    expect([listed('active'), listed('to-come')]).toEqual([activeAssignments, assignmentsToCome]);
    return [activeAssignments, assignmentsToCome];
  };
  expect(await told()).toEqual([1, 1]);
  on('2026-03-23');
  expect(await told()).toEqual([2, 0]);
});

it('whoever changes or deletes a program is told of the paths it is a block of', async () => {
  const { coach, build } = await aMemberOnAPath();
  const reach = await coach.get(getWorkoutReach, { params: { id: build.id } });
  expect(reach).toMatchObject({ members: 1, assignments: 1, paths: ['Ascension'] });
});
