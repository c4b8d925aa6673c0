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
import { activateSubscription, addMember } from '#contract/members.ts';
import { writeNote } from '#contract/members/notes.ts';
import { createWorkout } from '#contract/programs.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { createPromotion } from '#contract/promotions.ts';
import { createRecipe } from '#contract/recipes.ts';
import { changeTrainingDay } from '#contract/training/own-days.ts';
import { enterTestedMax } from '#contract/training/strength.ts';
import { standardColours } from '#domain/fellowship/brand-colours.ts';
import { addDays, mondayOf, weekdayOf } from '#domain/plain-date.ts';
import { giveLink, type LinkFor } from '#server/accounts/account-links.ts';
import { insertSession } from '#server/accounts/queries.ts';
import type { TestApp } from './app-for-tests.ts';
import { anAttachment } from './attachments.ts';
import { feedToAskFor } from './feed-to-ask-for.ts';
import { libraryToAskFor } from './library-to-ask-for.ts';
import { passkeysToAskFor } from './passkeys-to-ask-for.ts';
import { aCoach, aMember, password, type Person } from './people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log, logBody } from './training.ts';

export type Asked = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | readonly Record<string, unknown>[] | Uint8Array;
};

/** Everything an endpoint can be asked about, made anew, so that a request that removes something is no harm. */
export async function somethingToAskFor(
  testApp: TestApp,
  coach: Person,
  member: Person,
  marker = 'Ascension',
) {
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
  const unsent = await anAttachment(testApp, member, member.id);
  const savedReply = await coach.get(createSavedReply, { body: { title: marker, text: 'Hi {firstName}' } });
  const invited = await coach.get(addMember, {
    body: { email: newEmail(), firstName: marker, lastName: marker },
  });
  const invitation = new URL(invited.inviteUrl).searchParams.get('token') ?? '';
  const passwordLink: LinkFor = { purpose: 'password', userId: invited.id };
  const passwordToken = await giveLink(testApp.db, passwordLink, testApp.clock.now);
  const group = await aGroupOf(testApp, coach, member);
  const checkIn = await aCheckInOf(testApp, { coach, member, groupId: group.id, marker });
  const note = await coach.get(writeNote, { params: { id: member.id }, body: { text: marker } });
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
  const { act } = await coach.get(snoozeMember, {
    params: { memberId: member.id },
    body: { until: `${addDays(today, 3)}T06:00:00Z` },
  });
  return {
    squat,
    bench,
    program,
    day,
    nextWeek,
    workout,
    workoutExercise,
    today,
    assignment,
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
    savedReply,
    post,
    publishedPost,
    recipe,
    promotion,
    challenge,
    fiveDays: { ...fiveDays, dayId: challengeDay?.id ?? '' },
    group,
    note,
    checkIn,
    feed,
    invited,
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

type Things = Awaited<ReturnType<typeof somethingToAskFor>>;

/** What a prescription says beside its fields. */
const setBySet = (alternate: { id: string }) => ({
  setTargets: [
    { kind: 'warmup' as const, reps: 8 },
    { reps: '5', weight: '185 lb', percent1RM: 75, rpe: '8', restSeconds: '120' },
  ],
  tempo: '31X1',
  alternateExerciseIds: [alternate.id],
  groupLabel: 'A',
  groupFormat: { kind: 'circuit' as const, rounds: '3', restSeconds: 90 },
});

const feedOn = { feed: true, feedWords: true, feedForAll: true };
/** At an address where nobody is. */
const aBrowserThatTakesPush = () => ({
  endpoint: `https://push.invalid/${randomUUID()}`,
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  },
});

const groupNames: string[] = [];
const newGroupName = () => groupNames[groupNames.push(`Group ${groupNames.length + 1}`) - 1] ?? '';

/** There are only so many, so those made long ago make room. */
async function aGroupOf({ db }: TestApp, coach: Person, member: Person) {
  await db.$client.query('delete from member_groups where name <> all($1)', [groupNames.slice(-40)]);
  return coach.get(createGroup, {
    body: { name: newGroupName(), colour: 'amber', memberIds: [member.id] },
  });
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
const newEmail = () => `invited${(emails += 1)}@fellowship.example`;

/** Four pixels. */
const smallPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEWqVVWvWOkGAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=';

const oats = {
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

const autumn = {
  title: 'Autumn Intake',
  description: 'Start in October.',
  type: 'subscription',
  buttonText: 'Join',
  buttonUrl: '/subscribe',
  imageUrl: smallPicture,
};

const prescribed = ({ id }: { id: string }) => ({
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

/** A good request for each endpoint of the contract, by its name: as the member it concerns, or a coach, asks. */
export const validRequests: Record<string, (things: Things) => Asked> = {
  listAssignments: ({ member }) => ({ query: { memberId: member.id } }),
  createAssignment: ({ member, program, comingDay: { tomorrow } }) => ({
    body: {
      memberId: member.id,
      workoutId: program.id,
      startDate: tomorrow,
      endDate: tomorrow,
      status: 'active',
    },
  }),
  updateAssignment: ({ assignment, today }) => ({
    params: { id: assignment.id },
    body: { status: 'active', startDate: today, endDate: '2026-12-31', resume: 'move-on' },
  }),
  moveTrainingDay: ({ comingDay }) => ({ params: { id: comingDay.id }, body: { date: comingDay.tomorrow } }),
  giveOwnWorkout: ({ assignment }) => ({ params: { id: assignment.id } }),
  removeAssignment: ({ assignment }) => ({ params: { id: assignment.id } }),
  getCompletionStatus: ({ assignment }) => ({ params: { id: assignment.id } }),
  getCalendarStatus: ({ assignment }) => ({ params: { id: assignment.id } }),
  getExerciseGuides: ({ assignment }) => ({ params: { id: assignment.id } }),
  getDayCompletion: ({ assignment, today }) => ({ params: { id: assignment.id, date: today } }),
  getExercisesForDate: ({ assignment, today }) => ({ params: { id: assignment.id }, query: { date: today } }),

  assignToAll: ({ member, workout, today }) => ({
    body: { workoutId: workout.id, status: 'active', startDate: today, memberIds: [member.id] },
  }),
  getWeeklyStats: () => ({}),

  getAttention: () => ({ query: { limit: '5' } }),
  getAttentionSettings: () => ({}),
  setAttentionSettings: () => ({ body: { painLevel: 3, harderBy: '1.5', quietDays: '14' } }),
  reviewMember: ({ member }) => ({ params: { memberId: member.id } }),
  snoozeMember: ({ member, today }) => ({
    params: { memberId: member.id },
    body: { until: `${addDays(today, 5)}T06:00:00+02:00` },
  }),
  undoAttention: ({ member, act }) => ({ params: { memberId: member.id, act } }),

  getCheckIn: () => ({}),
  writeCheckIn: ({ checkIn, group }) => ({
    body: {
      questions: [
        ...checkIn.questions,
        {
          id: randomUUID(),
          part: 'habits',
          kind: 'choice',
          text: 'Did you read?',
          options: ['Daily', 'Most days', 'Not yet'],
        },
        { id: randomUUID(), part: 'body', kind: 'number', text: 'Your weight', measure: 'weight' },
        { id: randomUUID(), part: 'body', kind: 'number', text: 'Water', unit: 'glasses' },
      ],
      weekday: 'monday',
      groupIds: [group.id],
      isOn: 'true',
    },
  }),
  listCheckedIn: () => ({ query: { from: '0', limit: '20' } }),
  listCheckInAnswers: ({ member, today }) => ({ query: { memberId: member.id, before: today } }),
  getDueCheckIn: () => ({}),
  answerCheckIn: ({ checkIn: { week, version, answers } }) => ({ body: { week, version, answers } }),

  getCurrentChallenge: () => ({}),
  getActiveMultiDayChallenge: () => ({}),
  listPastChallenges: () => ({}),
  listChallenges: () => ({}),
  getChallenge: ({ challenge }) => ({ params: { id: challenge.id } }),
  createChallenge: ({ squat, today }) => ({
    body: {
      name: 'Five Days',
      exerciseId: squat.id,
      startDate: today,
      endDate: today,
      instructions: 'Every day.',
      scoringType: 'multi_day',
      isMultiDay: 'true',
      weekNumber: '2',
      challengeLevel: 'Intermediate',
      rounds: '2-3',
      days: [
        {
          dayOfWeek: 'Monday',
          dayName: 'Strength',
          goal: 'Stand',
          warmup: 'Walk',
          finisher: 'Plank',
          exercises: [prescribed(squat), prescribed(squat)],
        },
        { dayOfWeek: 'friday' },
      ],
    },
  }),
  updateChallenge: ({ fiveDays, squat, today }) => ({
    params: { id: fiveDays.id },
    body: {
      name: 'Five More Days',
      startDate: today,
      endDate: today,
      instructions: 'Slowly.',
      weekNumber: 3,
      challengeLevel: 'Advanced',
      rounds: '4',
      revision: String(fiveDays.revision),
      days: [{ dayOfWeek: 'tuesday', goal: 'Stand', exercises: [prescribed(squat)] }],
    },
  }),
  deleteChallenge: ({ challenge }) => ({ params: { id: challenge.id } }),
  listChallengeDays: ({ fiveDays }) => ({ params: { id: fiveDays.id } }),
  createChallengeDay: ({ fiveDays }) => ({
    params: { id: fiveDays.id },
    body: {
      challengeId: fiveDays.id,
      dayOfWeek: 'Friday',
      dayName: 'Endurance',
      goal: 'Last',
      warmup: 'Walk',
      finisher: 'Run',
      orderIndex: '4',
    },
  }),
  deleteChallengeDay: ({ fiveDays }) => ({ params: { dayId: fiveDays.dayId } }),
  listChallengeDayExercises: ({ fiveDays }) => ({ params: { dayId: fiveDays.dayId } }),
  addChallengeDayExercise: ({ fiveDays, bench }) => ({
    params: { dayId: fiveDays.dayId },
    body: { ...prescribed(bench), dayWorkoutId: fiveDays.dayId, orderIndex: '7' },
  }),
  submitScore: ({ challenge }) => ({
    params: { id: challenge.id },
    body: { score: '40', reps: 40, weight: '135', completionTime: '12:30' },
  }),
  getMySubmission: ({ challenge }) => ({ params: { id: challenge.id } }),
  listSubmissions: ({ challenge }) => ({ params: { id: challenge.id }, query: { limit: '5' } }),
  getMyChallengeProgress: ({ fiveDays }) => ({ params: { id: fiveDays.id } }),
  submitChallengeDay: ({ fiveDays }) => ({
    params: { id: fiveDays.id, dayId: fiveDays.dayId },
    body: {
      completionTime: '12:30',
      reps: '24',
      distance: '1.5',
      weight: 135,
      contacts: '30',
      holdTime: '0:45',
    },
  }),
  getWeeklyProgressLeaderboard: ({ fiveDays }) => ({ params: { id: fiveDays.id } }),

  listChallengeResults: ({ member }) => ({ params: { id: member.id } }),

  getClock: () => ({}),
  confirmClock: () => ({}),

  listConversations: ({ message }) => ({ query: { after: message.id, search: '' } }),
  getUnread: () => ({}),
  listMessages: ({ member, message, trainingDayId }) => ({
    params: { memberId: member.id },
    query: { before: message.id, trainingDayId },
  }),
  sendMessage: ({ member, trainingDayId }) => ({
    params: { memberId: member.id },
    body: { text: 'My knee.', about: { trainingDayId } },
  }),
  sendToMany: ({ member }) => ({ body: { text: 'Rest, {firstName}', to: { memberIds: [member.id] } } }),
  takeBackMessage: ({ member, message }) => ({ params: { memberId: member.id, id: message.id } }),
  markRead: ({ member, answer }) => ({ params: { memberId: member.id }, body: { upTo: answer.id } }),
  beginAttachment: ({ member }) => ({ body: { memberId: member.id, kind: 'voice', bytes: '16044' } }),
  takeInAttachment: ({ unsent }) => ({ params: { id: unsent.id } }),
  deleteAttachment: ({ unsent }) => ({ params: { id: unsent.id } }),
  getAttachmentStorage: ({ member }) => ({ query: { memberId: member.id } }),
  listSavedReplies: () => ({}),
  createSavedReply: () => ({ body: { title: 'Welcome', text: 'Welcome, {firstName}' } }),
  updateSavedReply: ({ savedReply }) => ({
    params: { id: savedReply.id },
    body: { title: 'Hello', text: 'Hello, {firstName}' },
  }),
  deleteSavedReply: ({ savedReply }) => ({ params: { id: savedReply.id } }),

  listNotices: () => ({}),
  seeNotices: () => ({ body: {} }),
  getNoticePreferences: () => ({}),
  setNoticePreferences: () => ({
    body: { quiet: { from: 21, until: '6' }, reminderHour: '18', topics: [] },
  }),
  getPushKey: () => ({}),
  subscribeToPush: () => ({ body: aBrowserThatTakesPush() }),
  unsubscribeFromPush: () => ({ body: { endpoint: 'https://push.invalid/gone' } }),
  testPush: () => ({}),

  listDailyWorkouts: ({ member, today }) => ({ query: { date: today, memberId: member.id } }),
  addDailyWorkout: ({ member, bench, today }) => ({
    body: {
      memberId: member.id,
      exerciseId: bench.id,
      assignedDate: today,
      sets: 3,
      reps: '8-12',
      notes: 'Slow',
    },
  }),
  removeDailyWorkout: ({ ownExercise }) => ({ params: { id: ownExercise.id } }),
  restoreDailyWorkout: ({ trainingDayId }) => ({ params: { id: trainingDayId } }),

  getMemberScore: ({ member }) => ({ query: { memberId: member.id } }),
  getDashboardStats: () => ({}),
  getConsoleStats: () => ({}),
  getAttentionLists: () => ({}),

  listExercises: () => ({}),
  createExercise: () => ({
    body: {
      name: 'Front Squat',
      description: 'Elbows high',
      category: 'strength',
      difficultyLevel: 'advanced',
      muscleGroups: ['quads'],
      equipment: ['barbell'],
      videoUrl: 'https://example.com/squat',
      aliases: ['Kniebeuge vorn', ''],
      defaultPrescription: { sets: '4', reps: '6-8', percent1RM: '75', restSeconds: '120', notes: 'Slow' },
    },
  }),
  updateExercise: ({ squat }) => ({
    params: { id: squat.id },
    body: {
      name: 'Back Squat',
      muscleGroups: ['quads', ''],
      aliases: ['Kniebeuge'],
      defaultPrescription: null,
      linkedExerciseId: null,
      linkedRatio: null,
    },
  }),
  deleteExercise: ({ squat }) => ({ params: { id: squat.id } }),
  listArchivedExercises: () => ({}),
  changeExercises: ({ squat, bench }) => ({
    body: {
      ids: [squat.id, bench.id],
      difficultyLevel: 'advanced',
      addMuscleGroups: ['Glutes'],
      removeMuscleGroups: ['quads'],
      addEquipment: ['Rack'],
      removeEquipment: ['None'],
      isArchived: true,
    },
  }),
  putExercisesBack: ({ library: { before, changedAt } }) => ({ body: { before, changedAt } }),
  mergeExercise: ({ squat, bench }) => ({ params: { id: squat.id }, body: { into: bench.id } }),
  unmergeExercise: ({ library }) => ({ params: { id: library.merged.id } }),
  addFavourite: ({ squat }) => ({ params: { id: squat.id } }),
  removeFavourite: ({ bench }) => ({ params: { id: bench.id } }),
  getExerciseUses: ({ squat }) => ({ params: { id: squat.id } }),
  listVideoChecks: () => ({}),
  checkVideos: () => ({ body: { after: '' } }),
  seedExercises: () => ({ body: {} }),

  listPosts: () => ({}),
  listPostCards: () => ({}),
  getPost: ({ publishedPost }) => ({ params: { id: publishedPost.id } }),
  createPost: () => ({
    body: {
      title: 'Sleep First',
      content: '## Eight hours\n\nBefore anything else.',
      category: 'recovery',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      isPublished: 'true',
    },
  }),
  updatePost: ({ post }) => ({
    params: { id: post.id },
    body: {
      title: 'Sleep',
      content: 'More of it.',
      category: 'mindset',
      videoUrl: '',
      isPublished: true,
    },
  }),
  deletePost: ({ post }) => ({ params: { id: post.id } }),

  getLeaderboard: ({ today }) => ({ query: { from: '1', month: today.slice(0, 7) } }),
  listLeaderboardMonths: () => ({}),
  getMyStanding: ({ today }) => ({ query: { month: today.slice(0, 7) } }),

  listGroups: () => ({}),
  createGroup: ({ member }) => ({
    body: { name: newGroupName(), colour: 'violet', memberIds: [member.id] },
  }),
  updateGroup: ({ group, member, invited }) => ({
    params: { id: group.id },
    body: { name: newGroupName(), colour: 'grey', add: [member.id], remove: [invited.id] },
  }),
  deleteGroup: ({ group }) => ({ params: { id: group.id } }),

  listNotes: ({ member }) => ({ params: { id: member.id }, query: { from: '0', limit: '20' } }),
  writeNote: ({ member }) => ({ params: { id: member.id }, body: { text: 'Likes to train early.' } }),
  editNote: ({ member, note }) => ({
    params: { id: member.id, noteId: note.id },
    body: { text: 'Left knee: no jumps.' },
  }),
  removeNote: ({ member, note }) => ({ params: { id: member.id, noteId: note.id } }),
  restoreNote: ({ member, note }) => ({ params: { id: member.id, noteId: note.id } }),

  listMembers: () => ({}),
  getMember: ({ member }) => ({ params: { id: member.id } }),
  addMember: () => ({
    body: {
      email: newEmail(),
      firstName: 'Ruth',
      lastName: 'Moab',
      role: 'member',
      membership: { durationDays: 30 },
    },
  }),
  inviteAgain: ({ invited }) => ({ params: { id: invited.id } }),
  updateMember: ({ invited }) => ({ params: { id: invited.id }, body: { mayMoveSessions: false } }),
  changeRole: ({ invited }) => ({ params: { id: invited.id }, body: { role: 'admin' } }),
  deleteMember: ({ invited }) => ({ params: { id: invited.id } }),
  activateSubscription: ({ invited }) => ({
    params: { id: invited.id },
    body: { stripeCustomerId: 'cus_1', subscriptionId: 'sub_1', durationDays: '30' },
  }),

  getMembership: () => ({}),

  updateProfile: () => ({
    body: {
      firstName: 'Ada',
      lastName: 'Byron',
      bio: 'Runs',
      timeZone: 'Europe/London',
      units: { weight: 'kg', distance: 'km', length: 'cm' },
      loading: { unit: 'kg', bar: 20, plates: [{ weight: 10, pairs: 2 }], step: '2.5' },
      profileImageUrl: smallPicture,
    },
  }),
  uploadPicture: () => ({
    query: { for: 'profile' },
    body: Buffer.from(smallPicture.split(',')[1] ?? '', 'base64'),
  }),
  deleteAccount: () => ({ body: { confirmation: password } }),

  listWorkouts: () => ({}),
  listPrograms: () => ({}),
  getWorkout: ({ program }) => ({ params: { id: program.id } }),
  createWorkout: ({ squat, workout }) => ({
    body: {
      name: 'Rebuild',
      description: 'Twelve',
      difficultyLevel: 'beginner',
      numWeeks: '1',
      programType: 'multi_week_program',
      weeks: [
        {
          weekNumber: 1,
          notes: 'Easy',
          days: [
            { dayOfWeek: 'Monday', dayName: 'Legs', notes: '', exercises: fiveByFive(squat) },
            { dayOfWeek: 'friday', assignedWorkoutId: workout.id },
          ],
        },
      ],
    },
  }),
  updateWorkout: ({ program }) => ({
    params: { id: program.id },
    body: { name: 'Rise', description: 'Again', numWeeks: '3', difficultyLevel: 'intermediate' },
  }),
  duplicateWorkout: ({ program }) => ({ params: { id: program.id } }),
  deleteWorkout: ({ program }) => ({ params: { id: program.id } }),
  getWorkoutReach: ({ program }) => ({ params: { id: program.id } }),
  getWorkoutUsage: ({ workout }) => ({ params: { id: workout.id } }),
  listWorkoutExercises: ({ program }) => ({ params: { id: program.id } }),
  addWorkoutExercise: ({ workout, bench }) => ({
    params: { id: workout.id },
    body: { exerciseId: bench.id, sets: 3, reps: '8-12', restSeconds: '90', notes: 'Slow', orderIndex: '1' },
  }),
  updateWorkoutExercise: ({ workoutExercise }) => ({
    params: { id: workoutExercise.id },
    body: { sets: '4', reps: '10', notes: 'Slowly' },
  }),
  reorderWorkoutExercises: ({ workoutExercise }) => ({
    body: { updates: [{ id: workoutExercise.id, orderIndex: '3' }] },
  }),
  removeWorkoutExercise: ({ workoutExercise }) => ({ params: { id: workoutExercise.id } }),
  listProgramWeeks: ({ program }) => ({ params: { id: program.id } }),
  getProgramSchedule: ({ program }) => ({ params: { id: program.id }, query: { week: '1' } }),
  restoreProgramSchedule: ({ program, day, squat }) => ({
    params: { id: program.id },
    body: {
      numWeeks: '2',
      weeks: [
        {
          weekNumber: '1',
          notes: 'Easy',
          days: [
            {
              dayOfWeek: 'Wednesday',
              dayName: 'Legs',
              notes: 'As it was',
              revision: day.revision,
              exercises: [{ id: day.exercises[0]?.id ?? '', exerciseId: squat.id, sets: '5', reps: 5 }],
            },
          ],
        },
      ],
    },
  }),
  createProgramWeek: ({ program }) => ({
    params: { id: program.id },
    body: { weekNumber: '3', notes: 'Hard' },
  }),
  deleteProgramWeek: ({ nextWeek }) => ({ params: { weekId: nextWeek.weekId } }),
  duplicateProgramWeek: ({ day, nextWeek }) => ({
    params: { weekId: day.weekId },
    body: { targetWeekId: nextWeek.weekId },
  }),
  listProgramDays: ({ day }) => ({ params: { weekId: day.weekId } }),
  createProgramDay: ({ day, workout }) => ({
    params: { weekId: day.weekId },
    body: { dayOfWeek: 'thursday', dayName: 'Pull', notes: 'Light', assignedWorkoutId: workout.id },
  }),
  listDayExercises: ({ day }) => ({ params: { dayId: day.id } }),
  addDayExercise: ({ day, bench, squat }) => ({
    params: { dayId: day.id },
    body: {
      exerciseId: bench.id,
      orderIndex: '5',
      sets: '3',
      reps: 'AMRAP',
      percent1RM: '75%',
      restTimerSeconds: 60,
      ...setBySet(squat),
    },
  }),
  updateDayExercise: ({ day, bench }) => ({
    params: { id: day.exercises[0]?.id ?? '' },
    body: { exerciseId: bench.id, sets: '4', reps: '6', time: '1:30', rpe: '8', notes: 'Deep' },
  }),
  removeDayExercise: ({ day }) => ({ params: { id: day.exercises[0]?.id ?? '' } }),
  reorderDayExercises: ({ day }) => ({
    body: { updates: day.exercises.map(({ id }, index) => ({ id, orderIndex: String(9 - index) })) },
  }),

  updateNutritionProfile: () => ({
    body: {
      age: '41',
      sex: 'female',
      heightCm: '165.1',
      weightKg: 62.5,
      activityLevel: 'moderate',
      goal: 'maintain',
      dietPreference: 'mediterranean',
      allergens: ['nuts', 'shellfish'],
    },
  }),
  listRecipes: () => ({
    query: { diet: 'vegetarian', allergens: 'nuts,fish', maxTime: '30', include: 'oats' },
  }),
  createRecipe: () => ({ body: { ...oats, imageUrl: smallPicture } }),
  updateRecipe: ({ recipe }) => ({ params: { id: recipe.id }, body: { ...oats, imageUrl: smallPicture } }),
  deleteRecipe: ({ recipe }) => ({ params: { id: recipe.id } }),

  getFellowship: () => ({}),
  updateFellowship: ({ program }) => ({
    body: {
      name: 'Iron Covenant',
      motto: 'Festina lente',
      tagline: 'Slow is smooth',
      colours: standardColours,
      logoUrl: smallPicture,
      coachName: 'Ruth Moab',
      coachPhone: '+44 20 7946 0018',
      coachEmail: 'ruth@moab.example',
      website: 'https://moab.example',
      monthlyPriceDollars: '34.50',
      checkoutLink: 'https://pay.example/buy',
      manageLink: 'https://pay.example/manage',
      certifications: [{ name: 'Guild of Lifters', short: 'GL' }],
      toldPrograms: [{ name: 'The Climb', level: 'All levels', overview: ['Up'], workoutIds: [program.id] }],
      timeZone: 'Europe/London',
      graceDays: '5',
      storageMegabytes: '500',
      ...feedOn,
    },
  }),
  listTrainingPrograms: () => ({}),

  listFeed: ({ feed }) => ({ query: { before: String(feed.place + 1) } }),
  previewShare: ({ trainingDayId }) => ({ query: { trainingDayId } }),
  shareToFeed: ({ trainingDayId }) => ({ body: { trainingDayId, withAll: true } }),
  removeFromFeed: ({ feed }) => ({ params: { id: feed.own } }),
  removeAllIShared: () => ({}),
  clearFeed: () => ({}),
  encourage: ({ feed }) => ({ params: { id: feed.theirs } }),
  stopEncouraging: ({ feed }) => ({ params: { id: feed.theirs } }),
  listFeedWords: ({ feed }) => ({ params: { id: feed.theirs } }),
  writeFeedWords: ({ feed }) => ({ params: { id: feed.theirs }, body: { text: 'Strong.' } }),
  removeFeedWords: ({ feed }) => ({ params: { id: feed.theirs, wordsId: feed.words } }),
  hideFromMyFeed: ({ feed }) => ({ params: { id: feed.theirs } }),
  showInMyFeed: ({ feed }) => ({ params: { id: feed.theirs } }),
  listMuted: () => ({}),
  mutePerson: ({ feed }) => ({ params: { memberId: feed.neighbourId } }),
  unmutePerson: ({ feed }) => ({ params: { memberId: feed.neighbourId } }),
  reportToCoaches: ({ feed }) => ({
    params: { id: feed.theirs },
    body: { wordsId: feed.words, reason: 'unkind', note: 'Not like us.' },
  }),
  listFeedReports: () => ({}),
  moderateFeed: ({ feed }) => ({
    params: { id: feed.theirs },
    body: { act: 'take-down', reason: 'Too much of it.' },
  }),

  listActivePromotions: () => ({}),
  listPromotions: () => ({}),
  createPromotion: () => ({ body: { ...autumn, isActive: 'true' } }),
  updatePromotion: ({ promotion }) => ({
    params: { id: promotion.id },
    body: { ...autumn, isActive: 'true' },
  }),
  deletePromotion: ({ promotion }) => ({ params: { id: promotion.id } }),
  activatePromotion: ({ promotion }) => ({ params: { id: promotion.id } }),

  listProgress: ({ member, assignment, squat, today }) => ({
    query: {
      memberId: member.id,
      assignmentId: assignment.id,
      exerciseId: squat.id,
      from: today,
      to: today,
      limit: 10,
    },
  }),
  logProgress: ({ assignment, bench, today }) => ({
    body: logBody(assignment, bench, today, {
      setsData: [
        { setNum: '1', reps: '5', weight: 200.5, time: '0:45', rpe: 8, heartRate: 120, completed: true },
        { setNum: 2, reps: 5, weight: 90, unit: 'kg', distance: 1, distanceUnit: 'km', setKind: 'drop' },
      ],
      timeCompleted: '1:30',
      distanceCompleted: '2',
      distanceUnit: 'km',
      rpeCompleted: 7,
      heartRateAchieved: '130',
      volumeCompleted: '40',
      contactTimeAchieved: '0.2',
      notes: 'Strong',
    }),
  }),
  correctProgress: ({ saved }) => ({
    params: { id: saved.id },
    body: { setsData: [{ setNum: 1, reps: 8, weight: '185' }], notes: 'Miscounted' },
  }),
  takeBackProgress: ({ saved }) => ({ params: { id: saved.id } }),
  getProgressOverview: ({ assignment }) => ({ params: { id: assignment.id } }),
  getWeeklyBreakdown: ({ assignment }) => ({ params: { id: assignment.id } }),
  listCompletions: ({ member }) => ({ params: { userId: member.id } }),

  listSecurityEvents: () => ({ query: { limit: 10, group: 'sign-ins' } }),

  getCurrentUser: () => ({}),
  signIn: ({ member }) => ({ body: { email: member.email, password, timeZone: 'Europe/London' } }),
  listSignInWays: () => ({}),
  signUp: () => ({ body: { firstName: 'Ruth', lastName: 'Moab', email: newEmail() } }),
  forgetPassword: ({ member }) => ({ body: { email: member.email } }),
  getPasswordLink: ({ passwordToken }) => ({ body: { token: passwordToken } }),
  resetPassword: ({ passwordToken }) => ({
    body: { token: passwordToken, password: 'a password of my own', timeZone: 'America/New_York' },
  }),
  changePassword: () => ({ body: { currentPassword: password, newPassword: password } }),
  listSessions: () => ({}),
  endSession: ({ elsewhere }) => ({ params: { id: elsewhere } }),
  endAllSessions: () => ({}),
  listPasskeys: () => ({}),
  beginPasskey: () => ({ body: { password } }),
  addPasskey: ({ devices }) => ({ body: { ...devices.add(), name: 'My phone' } }),
  removePasskey: ({ devices }) => ({ params: { id: devices.passkeyId } }),
  beginPasskeySignIn: () => ({}),
  signInWithPasskey: ({ devices }) => ({ body: { ...devices.enter(), timeZone: 'Europe/London' } }),
  getInvitation: ({ invitation }) => ({ body: { token: invitation } }),
  acceptInvitation: ({ invitation }) => ({
    body: {
      token: invitation,
      password: 'a password of my own',
      timeZone: 'America/New_York',
      units: { weight: 'kg', distance: 'km', length: 'cm' },
    },
  }),
  checkSetupLink: () => ({ body: { token: 'none' } }),
  makeFirstCoach: () => ({
    body: {
      token: 'none',
      firstName: 'Paul',
      lastName: 'Tarsus',
      email: newEmail(),
      password,
      timeZone: 'UTC',
      fellowshipName: 'Tarsus',
      coachPhone: '555',
      coachEmail: '',
      monthlyPriceDollars: '29',
    },
  }),
  getHealth: () => ({}),
  getLiveness: () => ({}),
  getReadiness: () => ({}),

  listRecords: ({ member }) => ({ query: { memberId: member.id } }),
  getExerciseHistory: ({ member, bench }) => ({
    params: { id: bench.id },
    query: { memberId: member.id, from: '0', limit: '20' },
  }),
  listLifts: ({ member }) => ({ query: { memberId: member.id } }),
  getTrainingDay: ({ trainingDayId }) => ({ params: { id: trainingDayId } }),
  listTrainingDays: ({ member, assignment }) => ({
    params: { userId: member.id },
    query: { assignmentId: assignment.id, from: '0', limit: '20' },
  }),
  listComingTrainingDays: ({ member }) => ({ params: { userId: member.id }, query: { days: '7' } }),
  changeTrainingDay: ({ comingDay, squat, bench }) => ({
    params: { id: comingDay.id },
    body: [{ exerciseId: squat.id, sets: '3', reps: 8, weight: '135', ...setBySet(bench) }],
  }),
  followProgramAgain: ({ comingDay }) => ({ params: { id: comingDay.id } }),
  adjustTrainingDays: ({ member, comingDay }) => ({
    params: { userId: member.id },
    body: { ids: [comingDay.id], change: { kind: 'load', percent: -10 } },
  }),
  restoreTrainingDays: ({ member, former }) => ({
    params: { userId: member.id },
    body: { days: [former] },
  }),
  listLastTrainingDays: ({ member }) => ({ params: { userId: member.id }, query: { days: '14' } }),
  listTrainingSessions: ({ member, today }) => ({ query: { date: today, memberId: member.id } }),
  sendSessionEvents: ({ trainingDayId, today }) => ({
    params: { trainingDayId },
    body: { events: [{ id: randomUUID(), at: `${today}T05:40:00Z`, kind: 'start' }] },
  }),
  listTrainingDaysOfDate: ({ member, today }) => ({ params: { userId: member.id, date: today } }),

  getStrengthMetrics: () => ({}),

  listTestedMaxes: ({ member, bench }) => ({ query: { memberId: member.id, exerciseId: bench.id } }),
  enterTestedMax: ({ member, squat, today }) => ({
    body: { exerciseId: squat.id, weight: '142.5', unit: 'kg', date: today, memberId: member.id },
  }),
  removeTestedMax: ({ testedMax }) => ({ params: { id: testedMax.id } }),
};

/** The library is filled and there is a coach: these are refused as a conflict, whoever may ask. */
export const alreadyThere = ['seedExercises', 'checkSetupLink', 'makeFirstCoach'];

/** Whoever asks for these is signed out, or gone. */
export const endsTheAsker = ['endAllSessions', 'deleteAccount'];

export type Cast = Record<
  'stranger' | 'withoutMembership' | 'expired' | 'trialing' | 'member' | 'another' | 'coach',
  Person
>;

/** One person of each standing. */
export async function everyKindOfPerson(testApp: TestApp, stranger: Person): Promise<Cast> {
  const coach = await aCoach(testApp);
  const [withoutMembership, expired, trialing] = [
    await aMember(testApp, coach, { active: false }),
    await aMember(testApp, coach, { active: false }),
    await aMember(testApp, coach, { active: false }),
  ];
  await coach.get(activateSubscription, { params: { id: expired.id }, body: { durationDays: 1 } });
  const yesterday = new Date(testApp.clock.now.getTime() - 86_400_000);
  await testApp.db.$client.query('update users set subscription_expires_at = $2 where id = $1', [
    expired.id,
    yesterday,
  ]);
  await testApp.db.$client.query(`update users set subscription_status = 'trialing' where id = $1`, [
    trialing.id,
  ]);
  const [member, another] = [await aMember(testApp, coach), await aMember(testApp, coach)];
  return { stranger, withoutMembership, expired, trialing, member, another, coach };
}
