import { expect, it } from 'vitest';
import { createAssignment, listAssignments, updateAssignment } from '#contract/assignments.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

const today = '2026-03-18';
const alreadyOnIt = 'This member is on this program from that day already';

async function aFellowship() {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach);
  const program = await aProgram(coach, [{ wednesday: fiveByFive(await anExercise(coach)) }]);
  return { coach, member, program };
}

it('a program is active once for one member from one day, also when it is assigned many times at once', async () => {
  const { coach, member, program } = await aFellowship();
  const body = { memberId: member.id, workoutId: program.id, startDate: today };
  const answers = await Promise.all(Array.from({ length: 20 }, () => coach.ask(createAssignment, { body })));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  expect(refused[0]?.body).toMatchObject({ message: alreadyOnIt });
  expect(await member.get(listAssignments, {})).toHaveLength(1);
});

it('from another day, to another member, or once the first is over, it is assigned as ever', async () => {
  const { coach, member, program } = await aFellowship();
  const first = await assign(coach, member, program, today);
  const later = await assign(coach, member, program, '2026-03-25');
  const move = await coach.ask(updateAssignment, { params: { id: later.id }, body: { startDate: today } });
  expect([move.status, move.body]).toMatchObject([409, { message: alreadyOnIt }]);

  await coach.get(updateAssignment, { params: { id: first.id }, body: { status: 'paused' } });
  await assign(coach, member, program, today);
  const resumed = await coach.ask(updateAssignment, { params: { id: first.id }, body: { status: 'active' } });
  expect([resumed.status, resumed.body]).toMatchObject([409, { message: alreadyOnIt }]);
});
