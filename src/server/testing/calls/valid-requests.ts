import { randomUUID } from 'node:crypto';
import { standardColours } from '#domain/fellowship/brand-colours.ts';
import { addDays } from '#domain/plain-date.ts';
import { password } from '#server/testing/people.ts';
import { fiveByFive, logBody } from '#server/testing/training.ts';
import {
  setBySet,
  feedOn,
  aBrowserThatTakesPush,
  newGroupName,
  newTemplateName,
  newEmail,
  smallPicture,
  oats,
  autumn,
  prescribed,
  type Things,
} from './things-to-ask-for.ts';

export type RequestInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | readonly Record<string, unknown>[] | Uint8Array;
};

/** A good request for each endpoint of the contract, by its name: as the member it concerns, or a coach, asks. */
export const validRequests: Record<string, (things: Things) => RequestInput> = {
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
    body: {
      status: 'active',
      startDate: today,
      endDate: '2026-12-31',
      resume: 'move-on',
    },
  }),
  moveTrainingDay: ({ comingDay }) => ({ params: { id: comingDay.id }, body: { date: comingDay.tomorrow } }),
  giveOwnWorkout: ({ assignment }) => ({ params: { id: assignment.id } }),
  removeAssignment: ({ assignment }) => ({ params: { id: assignment.id } }),
  getCompletionStatus: ({ assignment }) => ({ params: { id: assignment.id } }),
  getCalendarStatus: ({ assignment }) => ({ params: { id: assignment.id } }),
  getExerciseGuides: ({ assignment }) => ({ params: { id: assignment.id } }),
  getDayCompletion: ({ assignment, today }) => ({ params: { id: assignment.id, date: today } }),
  getExercisesForDate: ({ assignment, today }) => ({ params: { id: assignment.id }, query: { date: today } }),

  listPaths: () => ({}),
  getPath: ({ path }) => ({ params: { id: path.id } }),
  createPath: ({ program }) => ({
    body: { name: 'Two Programs', blocks: [{ workoutId: program.id }, { workoutId: program.id }] },
  }),
  updatePath: ({ path, program }) => ({
    params: { id: path.id },
    body: { name: 'One Program', blocks: [{ workoutId: program.id }] },
  }),
  deletePath: ({ pathToGive }) => ({ params: { id: pathToGive.id } }),
  assignPath: ({ pathToGive, member, today }) => ({
    params: { id: pathToGive.id },
    body: { memberIds: [member.id], startDate: addDays(today, 200) },
  }),
  listPathMembers: ({ path }) => ({ params: { id: path.id } }),

  importMembers: ({ program, today }) => ({
    body: {
      text: `Name,Email,Groups,Paid until,Program,Start\nNew One,${newEmail()},Listed,${today},The One,${today}`,
      dryRun: false,
      invite: 'later',
      mapping: { Name: 'name', Start: 'start-date' },
      dateOrders: { 'paid-until': 'day-first', 'start-date': 'month-first' },
      programs: { 'The One': program.id },
    },
  }),
  sendInvitations: () => ({}),
  pauseMembership: ({ member, today }) => ({
    params: { id: member.id },
    body: { until: addDays(today, 10), programs: true, resume: 'move-on' },
  }),
  extendMemberships: ({ member }) => ({ body: { memberIds: [member.id], durationDays: '30' } }),
  takeBackMembershipEntries: () => ({ body: { entryIds: [randomUUID()] } }),
  moveSessions: ({ member, today }) => ({
    body: { of: { memberIds: [member.id], from: today }, to: addDays(today, 1) },
  }),

  assignToAll: ({ member, workout, today }) => ({
    body: { workoutId: workout.id, status: 'active', startDate: today, memberIds: [member.id] },
  }),
  getWeeklyStats: () => ({}),

  getAttention: () => ({ query: { limit: '5' } }),
  getAttentionSettings: () => ({}),
  setAttentionSettings: () => ({ body: { painLevel: 3, harderBy: '1.5', quietDays: '14' } }),
  getWeekBoard: ({ today }) => ({ query: { week: today } }),
  getDayBoard: () => ({ query: { day: 'yesterday' } }),
  getAttentionOf: ({ member }) => ({ params: { memberId: member.id } }),
  needNoAnswer: ({ member }) => ({ params: { memberId: member.id } }),
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
  listCheckedIn: () => ({ query: { from: '0', limit: '20', order: 'fallen' } }),
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
  sendToMany: ({ member, today }) => ({
    body: {
      text: 'Rest, {firstName}',
      to: { memberIds: [member.id] },
      attachments: [],
      sendAt: `${addDays(today, 5)}T06:00:00+02:00`,
    },
  }),
  listScheduledMessages: () => ({}),
  cancelScheduledMessage: ({ scheduled }) => ({ params: { id: scheduled } }),
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

  getWholeProgram: ({ program }) => ({ params: { id: program.id } }),
  importProgram: ({ squat }) => ({
    body: {
      format: 'csv',
      text: 'Week;Day;Exercise;Sets;Reps\n1;Mon;Good Morning;3;8\n;;Back Squat 9;5;5\n',
      dryRun: 'false',
      name: 'From elsewhere',
      exercises: { 'Back Squat 9': squat.id },
      create: { 'Good Morning': 'strength' },
    },
  }),
  readProgramText: () => ({
    body: { text: 'Week 1\nMonday\nBack Squat 5x5 100', answers: {}, weightUnit: 'kg', distanceUnit: 'km' },
  }),
  saveAsProgram: ({ member, ownExercise: { assignedDate } }) => ({
    params: { id: member.id },
    body: { from: assignedDate, to: assignedDate, name: 'A good day' },
  }),
  listDayTemplates: () => ({}),
  createDayTemplate: ({ squat, bench }) => ({
    body: {
      kind: 'day',
      name: newTemplateName(),
      dayName: 'Lower',
      notes: 'Slowly',
      exercises: [{ exerciseId: squat.id, sets: 5, reps: '5', weight: '185', ...setBySet(bench) }],
    },
  }),
  updateDayTemplate: ({ template, bench }) => ({
    params: { id: template.id },
    body: { name: newTemplateName(), exercises: [{ exerciseId: bench.id, sets: '3', reps: 8 }] },
  }),
  deleteDayTemplate: ({ template }) => ({ params: { id: template.id } }),

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
  addMember: ({ program, today }) => ({
    body: {
      email: newEmail(),
      firstName: 'Ruth',
      lastName: 'Moab',
      role: 'member',
      membership: { durationDays: 30 },
      startProgram: { workoutId: program.id, startDate: today },
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
  getMembershipHistory: ({ member }) => ({ params: { id: member.id } }),
  recordPayment: ({ member, today }) => ({
    params: { id: member.id },
    body: { amountCents: '15000', currency: 'EUR', paidOn: today, note: 'For spring', days: '90' },
  }),
  correctMembershipEntry: ({ member, entry, today }) => ({
    params: { id: member.id, entryId: entry.id },
    body: { days: '31', amountCents: '6500', currency: 'USD', paidOn: today, note: 'Cash' },
  }),
  takeBackMembershipEntry: ({ member, entry }) => ({ params: { id: member.id, entryId: entry.id } }),
  endMembership: ({ activated, today }) => ({
    params: { id: activated.id },
    body: { on: addDays(today, 20) },
  }),
  remindOfPayment: ({ failing }) => ({ params: { id: failing.id } }),

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

  listFindable: () => ({}),

  listWorkouts: () => ({}),
  listPrograms: () => ({}),
  countMembersOn: () => ({}),
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
  getDraft: ({ program }) => ({ params: { id: program.id } }),
  saveDraft: ({ program, draft }) => ({ params: { id: program.id }, body: draft.body }),
  discardDraft: ({ program }) => ({ params: { id: program.id } }),
  previewDraft: ({ program, member }) => ({ params: { id: program.id }, query: { reach: member.id } }),
  previewDraftOfMember: ({ program, member }) => ({ params: { id: program.id, memberId: member.id } }),
  publishDraft: ({ program, member }) => ({
    params: { id: program.id },
    body: { reach: [member.id], note: 'Lighter' },
  }),
  takeLive: ({ program }) => ({ params: { id: program.id }, body: {} }),
  listVersions: ({ program }) => ({ params: { id: program.id } }),
  getVersion: ({ program, draft }) => ({ params: { id: program.id, version: String(draft.version) } }),
  restoreVersion: ({ program }) => ({ params: { id: program.id, version: '0' }, body: { replace: true } }),
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
      landing: { texts: { pathTitle: 'Come and Lift' }, hidden: ['picture'] },
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
  listMyShared: ({ feed }) => ({ query: { before: String(feed.place + 1) } }),
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
  backToProgram: ({ member, comingDay }) => ({
    params: { userId: member.id },
    body: { ids: [comingDay.id] },
  }),
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
  listSessionRecords: ({ trainingDayId }) => ({ params: { trainingDayId } }),
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

  listTrainingMaxes: ({ member, bench }) => ({ query: { memberId: member.id, exerciseId: bench.id } }),
  setTrainingMax: ({ member, squat }) => ({
    body: { exerciseId: squat.id, weight: '102.5', unit: 'kg', memberId: member.id },
  }),
  removeTrainingMax: ({ member, bench }) => ({ query: { memberId: member.id, exerciseId: bench.id } }),
};

/** The library is filled and there is a coach: these are refused as a conflict, no matter who asks. */
export const alreadyThere = ['seedExercises', 'checkSetupLink', 'makeFirstCoach'];

/** The calls after which the asker is signed out, or gone. */
export const endsTheAsker = ['endAllSessions', 'deleteAccount'];
