import { expect, it } from 'vitest';
import { listAssignments, updateAssignment } from '#contract/assignments.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

it('an assignment ends soon when its last training day is within 10 days, unless something follows', async () => {
  const testApp = await appForThisTest({ now: new Date('2026-03-16T12:00:00Z') });
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const everyDay = Object.fromEntries(weekdays.map(weekday => [weekday, fiveByFive(squat)]));
  const join = (firstName: string) => aMember(testApp, coach, { firstName, lastName: 'Moab' });
  const week = await aProgram(coach, [everyDay], 'One Week');
  const later = await aProgram(coach, [{ wednesday: fiveByFive(squat) }], 'Later');
  const session = await aProgram(coach, [{ monday: fiveByFive(squat) }], 'Other');
  // The last of the week's days is the 26th, 10 days from now; or the day after.
  const ends = await join('Ends');
  const given = await assign(coach, ends, week, '2026-03-20');
  const farther = await join('Farther');
  await assign(coach, farther, week, '2026-03-21');
  const followed = await join('Followed');
  await assign(coach, followed, week, '2026-03-20');
  await assign(coach, followed, later, '2026-03-27');
  const beside = await join('Beside');
  await assign(coach, beside, week, '2026-03-19');
  await assign(coach, beside, session, '2026-03-17');
  const oneOff = await join('OneOff');
  await assign(coach, oneOff, week, '2026-03-18');
  await coach.get(addDailyWorkout, {
    body: { memberId: oneOff.id, exerciseId: squat.id, assignedDate: '2026-04-20' },
  });
  const paused = await join('Paused');
  const waiting = await assign(coach, paused, week, '2026-03-16');
  await coach.get(updateAssignment, { params: { id: waiting.id }, body: { status: 'paused' } });
  // Everyone's assignments show the same of each, and who trains in this week.
  const cards = await coach.get(listAssignments, {});
  const telling = (told: 'endsSoon' | 'trainsThisWeek') =>
    cards
      .filter(({ ahead }) => ahead?.[told])
      .map(({ memberName, workoutName }) => `${memberName}: ${workoutName}`);
  expect(telling('endsSoon').toSorted()).toEqual([
    'Beside Moab: One Week',
    'Ends Moab: One Week',
    'OneOff Moab: One Week',
  ]);
  // The week ends on the 21st.
  expect(telling('trainsThisWeek').toSorted()).toEqual([
    'Beside Moab: One Week',
    'Ends Moab: One Week',
    'Farther Moab: One Week',
    'Followed Moab: One Week',
    'OneOff Moab: One Week',
  ]);
  expect(cards.find(({ id }) => id === given.id)?.ahead?.lastDate).toBe('2026-03-26T00:00:00.000Z');
  expect((await coach.get(listAssignments, { query: { memberId: ends.id } }))[0]?.ahead).toBeUndefined();
});
