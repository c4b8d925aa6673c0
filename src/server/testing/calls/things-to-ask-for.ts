import { randomUUID } from 'node:crypto';
import { getExercisesForDate } from '#contract/assignments.ts';
import { snoozeMember } from '#contract/coaching/attention.ts';
import { answerCheckIn, getCheckIn, writeCheckIn } from '#contract/coaching/check-ins.ts';
import { createChallenge, listChallengeDays } from '#contract/challenges.ts';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { createSavedReply } from '#contract/conversations/saved-replies.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { updateFellowship } from '#contract/fellowship/settings.ts';
import { createGroup } from '#contract/members/groups.ts';
import { createPost } from '#contract/health-habits.ts';
import { addMember } from '#contract/members.ts';
import { recordPayment } from '#contract/members/by-hand.ts';
import { writeNote } from '#contract/members/notes.ts';
import { createWorkout } from '#contract/programs.ts';
import { createDayTemplate } from '#contract/programs/templates.ts';
import { assignPath, createPath } from '#contract/programs/paths.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { createPromotion } from '#contract/promotions.ts';
import { createRecipe } from '#contract/recipes.ts';
import { changeTrainingDay } from '#contract/training/own-days.ts';
import { enterTestedMax } from '#contract/training/strength.ts';
import { setTrainingMax } from '#contract/training/training-maxes.ts';
import { addDays, mondayOf, weekdayOf } from '#domain/plain-date.ts';
import { scheduledMessages } from '#server/database/tables/coaching/conversations.ts';
import { giveLink, type LinkFor } from '#server/accounts/account-links.ts';
import { insertSession } from '#server/accounts/queries.ts';
import type { TestApp } from '#server/testing/app-for-tests.ts';
import { anAttachment } from '#server/testing/attachments.ts';
import { draftToAskFor } from './draft-to-ask-for.ts';
import { feedToAskFor } from './feed-to-ask-for.ts';
import { libraryToAskFor } from './library-to-ask-for.ts';
import { passkeysToAskFor } from './passkeys-to-ask-for.ts';
import { password, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** Everything an endpoint can be asked about, made again, so that a request that removes something is no harm. */
export async function somethingToAskFor(
  testApp: TestApp,
  coach: Person,
  member: Person,
  marker = 'Ascension',
) {
  // Walks make many at once, faster than any limit allows.
  await testApp.db.$client.query('truncate rate_counts');
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(
    coach,
    [{ wednesday: fiveByFive(squat, bench), friday: fiveByFive(bench) }, {}],
    marker,
  );
  const day = await dayOf(coach, program, 1, 'wednesday');
  const nextWeek = await dayOf(coach, program, 2, 'wednesday');
  const workout = await coach.get(createWorkout, { body: { name: marker, programType: 'single_workout' } });
  const workoutExercise = await coach.get(addWorkoutExercise, {
    params: { id: workout.id },
    body: { exerciseId: squat.id, sets: '3', reps: '8', notes: marker, ...setBySet(bench) },
  });
  const today = testApp.clock.now.toISOString().slice(0, 10);
  const assignment = await assign(coach, member, program, today);
  const path = await coach.get(createPath, {
    body: { name: marker, blocks: [{ workoutId: program.id }, { workoutId: program.id }] },
  });
  await coach.get(assignPath, {
    params: { id: path.id },
    body: { memberIds: [member.id], startDate: addDays(today, 60) },
  });
  const pathToGive = await coach.get(createPath, {
    body: { name: marker, blocks: [{ workoutId: program.id }] },
  });
  const saved = await log(member, assignment, squat, today, {
    setsData: [{ setNum: 1, reps: 5 }],
    notes: marker,
  });
  const { trainingDayId } = await coach.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: today },
  });
  // A date holds only so many.
  const assignedDate = addDays(today, (oneOffs += 1) % 365);
  const oneOff = await coach.get(addDailyWorkout, {
    body: { memberId: member.id, exerciseId: bench.id, assignedDate, notes: marker, ...setBySet(squat) },
  });
  const ownExercise = await member.get(addDailyWorkout, {
    body: { exerciseId: squat.id, assignedDate: addDays(today, -(oneOffs % 365)), notes: marker },
  });
  const testedMax = await member.get(enterTestedMax, {
    body: { exerciseId: bench.id, weight: 245, unit: 'lb', date: today },
  });
  await coach.get(setTrainingMax, { body: { memberId: member.id, exerciseId: bench.id, percent: 85 } });
  const comingDay = await member.get(getExercisesForDate, {
    params: { id: assignment.id },
    query: { date: addDays(today, 2) },
  });
  const { before: former } = await coach.get(changeTrainingDay, {
    params: { id: comingDay.trainingDayId },
    body: [{ exerciseId: bench.id, sets: '3', reps: '5', weight: '185', notes: marker }],
  });
  const post = await coach.get(createPost, {
    body: { title: marker, content: 'Sleep first.', category: 'recovery', isPublished: false },
  });
  const publishedPost = await coach.get(createPost, {
    body: { title: 'For Everyone', content: 'Eat first.', category: 'nutrition', isPublished: true },
  });
  const recipe = await coach.get(createRecipe, { body: oats });
  const promotion = await coach.get(createPromotion, { body: { title: marker } });
  const week = { startDate: mondayOf(today), endDate: addDays(mondayOf(today), 6) };
  const challenge = await coach.get(createChallenge, {
    body: { ...week, name: 'Most Squats', exerciseId: squat.id, scoringType: 'reps' },
  });
  const fiveDays = await coach.get(createChallenge, {
    body: {
      ...week,
      name: 'Five Days',
      isMultiDay: 'true',
      days: [{ dayOfWeek: 'monday', exercises: [{ exerciseId: squat.id, sets: '3', reps: '8' }] }],
    },
  });
  const [challengeDay] = await coach.get(listChallengeDays, { params: { id: fiveDays.id } });
  const words = (text: string) => ({ params: { memberId: member.id }, body: { text } });
  const answer = await coach.get(sendMessage, words(`${marker}, from the coach`));
  const message = await member.get(sendMessage, words(marker));
  const scheduled = await aScheduledMessage(testApp, coach, member);
  const unsent = await anAttachment(testApp, member, member.id);
  const savedReply = await coach.get(createSavedReply, { body: { title: marker, text: 'Hi {firstName}' } });
  const invited = await coach.get(addMember, {
    body: { email: newEmail(), firstName: marker, lastName: marker },
  });
  const { activated, failing } = await membershipsToAskFor(testApp, coach, marker);
  const invitation = new URL(invited.inviteUrl).searchParams.get('token') ?? '';
  const passwordLink: LinkFor = { purpose: 'password', userId: invited.id };
  const passwordToken = await giveLink(testApp.db, passwordLink, testApp.clock.now);
  const group = await aGroupOf(testApp, coach, member);
  const template = await aTemplateOf(testApp, coach, squat, marker);
  const checkIn = await aCheckInOf(testApp, { coach, member, groupId: group.id, marker });
  const note = await coach.get(writeNote, { params: { id: member.id }, body: { text: marker } });
  const { entry } = await coach.get(recordPayment, {
    params: { id: member.id },
    body: { amountCents: 6000, paidOn: today, note: marker, days: 30 },
  });
  await coach.get(updateFellowship, { body: feedOn });
  const feed = await feedToAskFor(testApp, { coach, member, group, logId: saved.id, marker });
  const elsewhere = randomUUID();
  await insertSession(testApp.db, {
    id: elsewhere,
    tokenHash: elsewhere,
    userId: member.id,
    // Of a person's sessions the one used longest ago ends first: that is not to be the one that asks.
    createdAt: new Date(testApp.clock.now.getTime() - 3_600_000),
    lastSeenAt: new Date(testApp.clock.now.getTime() - 3_600_000),
    expiresAt: new Date(testApp.clock.now.getTime() + 86_400_000),
  });
  const devices = await passkeysToAskFor(testApp, member);
  const library = await libraryToAskFor(coach, bench);
  const draft = await draftToAskFor(coach, program, marker);
  const { act } = await coach.get(snoozeMember, {
    params: { memberId: member.id },
    body: { until: `${addDays(today, 3)}T06:00:00Z` },
  });
  return {
    squat,
    bench,
    program,
    draft,
    day,
    nextWeek,
    workout,
    workoutExercise,
    today,
    assignment,
    path,
    pathToGive,
    former,
    comingDay: { id: comingDay.trainingDayId, tomorrow: addDays(today, 1) },
    saved,
    trainingDayId,
    oneOff,
    ownExercise,
    testedMax,
    message,
    answer,
    unsent,
    scheduled,
    savedReply,
    post,
    publishedPost,
    recipe,
    promotion,
    challenge,
    fiveDays: { ...fiveDays, dayId: challengeDay?.id ?? '' },
    group,
    template,
    note,
    entry,
    checkIn,
    feed,
    invited,
    activated,
    failing,
    invitation,
    passwordToken,
    elsewhere,
    devices,
    library,
    act,
    member,
    password,
  };
}

/** Makes a membership open by hand, and one with a payment that has failed. */
async function membershipsToAskFor(testApp: TestApp, coach: Person, marker: string) {
  const add = () =>
    coach.get(addMember, {
      body: { email: newEmail(), firstName: marker, lastName: marker, membership: { durationDays: 60 } },
    });
  const [activated, failing] = [await add(), await add()];
  const { now } = testApp.clock;
  await testApp.db.$client.query(
    `update users set payment_failed_at = $2, subscription_past_due_at = $3 where id = $1`,
    [failing.id, now, new Date(now.getTime() + 7 * 86_400_000)],
  );
  return { activated, failing };
}

export type Things = Awaited<ReturnType<typeof somethingToAskFor>>;

/** The parts of a prescription beside its fields. */
export const setBySet = (alternate: { id: string }) => ({
  percentOf: 'training-max' as const,
  setTargets: [
    { kind: 'warmup' as const, reps: 8 },
    { reps: '5', weight: '185 lb', percent1RM: 75, rpe: '8', restSeconds: '120' },
  ],
  tempo: '31X1',
  alternateExerciseIds: [alternate.id],
  groupLabel: 'A',
  groupFormat: { kind: 'circuit' as const, rounds: '3', restSeconds: 90 },
});

export const feedOn = { feed: true, feedWords: true, feedForAll: true };
/** At an address where nobody is. */
export const aBrowserThatTakesPush = () => ({
  endpoint: `https://push.invalid/${randomUUID()}`,
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  },
});

const groupNames: string[] = [];
export const newGroupName = () => groupNames[groupNames.push(`Group ${groupNames.length + 1}`) - 1] ?? '';

/** Groups are limited in number, so those made long ago make room. */
async function aGroupOf({ db }: TestApp, coach: Person, member: Person) {
  await db.$client.query('delete from member_groups where name <> all($1)', [groupNames.slice(-40)]);
  return coach.get(createGroup, {
    body: { name: newGroupName(), colour: 'amber', memberIds: [member.id] },
  });
}

const templateNames: string[] = [];
export const newTemplateName = () =>
  templateNames[templateNames.push(`Template ${templateNames.length + 1}`) - 1] ?? '';

/** Templates are limited in number, so those made long ago make room. */
async function aTemplateOf({ db }: TestApp, coach: Person, { id }: { id: string }, marker: string) {
  await db.$client.query('delete from day_templates where name <> all($1)', [templateNames.slice(-40)]);
  const exercises = [{ exerciseId: id, sets: '3', reps: '8', notes: marker }];
  return coach.get(createDayTemplate, { body: { kind: 'circuit', name: newTemplateName(), exercises } });
}

/** Of one group, answered in the week before, and not in this one, however often somebody has answered it. */
async function aCheckInOf({ db, clock }: TestApp, of: CheckInOf) {
  const { coach, member, groupId, marker } = of;
  const today = clock.now.toISOString().slice(0, 10);
  const { version } = await coach.get(getCheckIn, {});
  const questions = [scaleOf(marker), textOf(marker)];
  const body = { questions, weekday: weekdayOf(today), groupIds: [groupId], version };
  const written = await coach.get(writeCheckIn, { body });
  await db.$client.query('delete from check_in_answers where member_id = $1', [member.id]);
  const answers = [
    { questionId: questions[0]?.id ?? '', value: 7 },
    { questionId: questions[1]?.id ?? '', value: marker },
  ];
  await member.get(answerCheckIn, { body: { week: addDays(today, -7), answers } });
  return { version: written.version, groupId, questions, answers, week: today };
}

type CheckInOf = { coach: Person; member: Person; groupId: string; marker: string };

const scaleOf = (marker: string) => ({
  id: randomUUID(),
  part: 'body' as const,
  kind: 'scale' as const,
  text: `${marker}: how did you sleep?`,
  top: '10',
  low: 'Badly',
  high: 'Deeply',
});

const textOf = (marker: string) => ({
  id: randomUUID(),
  part: 'spirit' as const,
  kind: 'text' as const,
  text: `${marker}: for what are you grateful?`,
  isRequired: 'false' as const,
});

let oneOffs = 0;
let emails = 0;
export const newEmail = () => `invited${(emails += 1)}@fellowship.example`;

/** Four pixels. */
export const smallPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEWqVVWvWOkGAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=';

export const oats = {
  title: 'Overnight Oats',
  description: 'Made the evening before.',
  timeMinutes: '10',
  servings: '2',
  dietTags: ['vegetarian' as const],
  allergenTags: ['dairy' as const],
  macros: { p: 24, c: '51.5', f: 9, cal: 1 },
  ingredients: ['100 g rolled oats', '1 cup milk'],
  steps: ['Stir.', 'Wait.'],
  equipment: ['A jar'],
};

export const autumn = {
  title: 'Autumn Intake',
  description: 'Start in October.',
  type: 'subscription',
  buttonText: 'Join',
  buttonUrl: '/subscribe',
  imageUrl: smallPicture,
};

export const prescribed = ({ id }: { id: string }) => ({
  exerciseId: id,
  altExercise: 'To a chair',
  sets: 3,
  reps: '8',
  weight: '95',
  restSeconds: '60',
  percent1RM: '70%',
  time: '0:30',
  workInterval: '40 s',
  restInterval: '20 s',
  distance: '1',
  rpe: '7',
  targetHeartRate: '140',
  volume: '30',
  contactTime: '0.2',
  groundContactTime: '0.2',
});

/** Straight into the database: a coach writes to many only so often, and these walks make many worlds. */
async function aScheduledMessage({ db, clock }: TestApp, coach: Person, member: Person): Promise<string> {
  const id = randomUUID();
  const createdAt = clock.now;
  const sendAt = new Date(createdAt.getTime() + 9 * 24 * 3600 * 1000);
  await db
    .insert(scheduledMessages)
    .values({ id, authorId: coach.id, text: 'Later', memberIds: [member.id], sendAt, createdAt });
  return id;
}
