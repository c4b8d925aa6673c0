import { expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import { standardColours } from '#domain/fellowship/brand-colours.ts';
import { openStoredDraft } from '#web/features/challenges/console/details/stored-draft.ts';
import { singleOf, singleShape } from '#web/features/challenges/console/single/single-challenge.ts';
import * as typedDraft from '#web/features/challenges/member/card/typed-draft.ts';
import { type CheckIn, openWritten, writtenOf } from '#web/features/check-ins/console/written-check-in.ts';
import { openAnswers } from '#web/features/check-ins/member/answer-draft.ts';
import { earlierOf } from '#web/outbox/check-ins/sending/earlier-check-ins.ts';
import { openMessage } from '#web/parts/conversation/message-draft.ts';
import { restoredForm } from '#web/data/drafts/form-draft.ts';
import { readAll } from '#web/data/drafts/draft-list.ts';
import type { LocalStore } from '#web/data/drafts/local-store.ts';
import { aLocalStore } from '#web/data/drafts/local-store.twin.ts';
import { type Fellowship, formOf } from '#web/features/fellowship/form/fellowship-form.ts';
import { openForm } from '#web/features/fellowship/form/open-form.ts';
import * as post from '#web/features/health-habits/console/post-form.ts';
import { detailsDraft } from '#web/features/programs/details/kept-details.ts';
import { blankDraft } from '#web/parts/prescriptions/fields/draft.ts';
import { openProgram, programDrafts } from '#web/features/programs/draft/stored-drafts.ts';
import * as promotion from '#web/features/promotions/promotion-form.ts';
import * as recipeDraft from '#web/features/recipes/console/recipe-draft.ts';
import { valuesOf } from '#web/features/recipes/console/recipe-values.ts';
import * as logDraft from '#web/features/training/log/log-draft.ts';

const single = singleOf(null);
const maxReps = { ...single, details: { ...single.details, name: 'Most reps' } };
const block = { ...blankDraft('d1'), name: 'Block 1' };
const squat = {
  sets: [
    { reps: '5', weight: '225' },
    { reps: '', weight: '' },
  ],
  timeCompleted: '',
  distanceCompleted: '',
  rpeCompleted: '',
  heartRateAchieved: '',
  volumeCompleted: '',
  contactTimeAchieved: '',
  groundContactTimeAchieved: '',
  notes: '',
};

const squatOfAda = {
  memberId: 'ada',
  assignmentId: 'a1',
  date: '2026-11-20',
  place: 'p1 1',
  exercise: { log: null },
};

const begunCheckIn = {
  week: '2026-11-22',
  version: 3,
  answers: { q1: { value: 7, unit: null }, q2: { value: '82,5', unit: 'kg' } },
  step: 1,
};

const neverWritten: CheckIn = {
  questions: [],
  weekday: 'sunday',
  groupIds: [],
  isOn: false,
  version: 0,
  updatedAt: null,
};

const saidByCoach: Fellowship = {
  name: 'Iron Covenant',
  motto: '',
  tagline: '',
  colours: standardColours,
  logoUrl: '',
  coachName: 'Ruth Moab',
  coachPhone: '',
  coachEmail: '',
  website: '',
  monthlyPriceDollars: 29,
  checkoutLink: '',
  manageLink: '',
  certifications: [{ name: 'Guild of Lifters', short: 'GL' }],
  toldPrograms: [],
  timeZone: 'UTC',
  graceDays: 7,
  asksHowItFelt: true,
  storageMegabytes: 2000,
  exportsNotes: false,
  feed: false,
  feedWords: false,
  feedForAll: false,
  landing: { texts: {}, hidden: [] },
  updatedAt: '2026-11-20T08:00:00.000Z',
};

/** What lies on people's devices, word for word: neither an address nor a shape may change without reading these. */
const onDevices: [address: string, text: string, read: (store: LocalStore) => unknown, found: unknown][] = [
  [
    'fellowship-log a1 2026-11-20 p1 1',
    '{"logId":null,"values":{"sets":[{"reps":"5","weight":"225"},{"reps":"","weight":""}],"timeCompleted":"","distanceCompleted":"","rpeCompleted":"","heartRateAchieved":"","volumeCompleted":"","contactTimeAchieved":"","groundContactTimeAchieved":"","notes":""}}',
    tab => logDraft.readDraft(squatOfAda, { device: aLocalStore(), tab }),
    { at: 0, units: usualUnits, values: squat },
  ],
  [
    'fellowship-log ada a1 2026-11-20 p1 1',
    '{"logId":null,"at":1795239720000,"values":{"sets":[{"reps":"5","weight":"225"},{"reps":"","weight":""}],"timeCompleted":"","distanceCompleted":"","rpeCompleted":"","heartRateAchieved":"","volumeCompleted":"","contactTimeAchieved":"","groundContactTimeAchieved":"","notes":""}}',
    device => logDraft.readDraft(squatOfAda, { device, tab: aLocalStore() }),
    { at: 1795239720000, units: usualUnits, values: squat },
  ],
  [
    'fellowship-log ada a1 2026-11-20 p1 1',
    '{"logId":null,"at":1795239720000,"units":{"weight":"kg","distance":"km","length":"cm"},"values":{"sets":[{"reps":"5","weight":"99.8","from":{"weight":220,"unit":"lb"}}],"timeCompleted":"","distanceCompleted":"","rpeCompleted":"","heartRateAchieved":"","volumeCompleted":"","contactTimeAchieved":"","groundContactTimeAchieved":"","notes":""}}',
    device => logDraft.readDraft(squatOfAda, { device, tab: aLocalStore() }),
    {
      at: 1795239720000,
      units: { weight: 'kg', distance: 'km', length: 'cm' },
      values: { ...squat, sets: [{ reps: '5', weight: '99.8', from: { weight: 220, unit: 'lb' } }] },
    },
  ],
  [
    'fellowship-challenge ada c1 monday',
    '{"reps":"36","holdTime":""}',
    store =>
      typedDraft.readDraft(
        { userId: 'ada', challengeId: 'c1', part: 'monday' },
        { reps: '', holdTime: '' },
        store,
      ),
    { reps: '36', holdTime: '' },
  ],
  [
    'fellowship-challenge-draft:coach:new-single',
    '{"values":{"details":{"name":"Most reps","startDate":"","endDate":"","instructions":"","weekNumber":"1","challengeLevel":"Beginner","rounds":"2-3"},"exercise":null,"scoringType":"reps"},"revision":null}',
    store =>
      openStoredDraft(
        { userId: 'coach', of: 'new-single' },
        singleShape,
        { values: single, revision: null },
        store,
      ).now(),
    { stored: { values: maxReps, revision: null }, keeping: 'kept', isRestored: true },
  ],
  [
    'fellowship-recipe-draft:coach:new',
    '{"updatedAt":null,"values":{"title":"Overnight Oats","description":"","imageUrl":"","timeMinutes":"","servings":"1","dietTags":[],"allergenTags":[],"p":"","c":"","f":"","ingredients":[{"key":0,"text":""}],"steps":[{"key":0,"text":""}],"equipment":[{"key":0,"text":""}]}}',
    store => recipeDraft.readDraft({ userId: 'coach', recipe: null }, store),
    { values: { ...valuesOf(null), title: 'Overnight Oats' }, isOlder: false },
  ],
  [
    'fellowship-post:coach:new',
    '{"title":"Sleep"}',
    store => restoredForm(post.draftOf('coach', null, store)),
    { ...post.formOf(null), title: 'Sleep' },
  ],
  [
    'fellowship-promotion:coach:new',
    '{"title":"Autumn Intake"}',
    store => restoredForm(promotion.draftOf('coach', null, store)),
    { ...promotion.formOf(null), title: 'Autumn Intake' },
  ],
  [
    'fellowship-settings:coach:words',
    '{"motto":"Festina lente"}',
    store => openForm('coach', saidByCoach, store).now(),
    {
      values: { ...formOf(saidByCoach), motto: 'Festina lente' },
      keeping: 'kept',
      isRestored: true,
    },
  ],
  [
    'fellowship-program-details:coach:w1',
    '{"numWeeks":10}',
    store => detailsDraft('coach', 'w1', store).read(),
    { numWeeks: 10 },
  ],
  [
    'fellowship-message:ada:ada d1',
    '{"text":"My knee"}',
    store => openMessage('ada', 'ada d1', store).now(),
    { stored: { text: 'My knee' }, keeping: 'kept', isRestored: true },
  ],
  [
    'fellowship-check-in:ada:2026-11-22',
    '{"week":"2026-11-22","version":3,"answers":{"q1":{"value":7,"unit":null},"q2":{"value":"82,5","unit":"kg"}},"step":1}',
    store => openAnswers('ada', { week: '2026-11-22', version: 3 }, store).now(),
    { stored: begunCheckIn, keeping: 'kept', isRestored: true },
  ],
  [
    'fellowship-check-in-to-send:ada:2026-11-22',
    '{"week":"2026-11-22","version":3,"answers":[{"questionId":"q1","value":7}],"key":"k1"}',
    store => earlierOf('ada', '2026-11-22', store).read(),
    { week: '2026-11-22', version: 3, answers: [{ questionId: 'q1', value: 7 }], pictures: [], key: 'k1' },
  ],
  [
    'fellowship-check-in-written:coach:now',
    '{"questions":[],"weekday":"monday","isForGroups":false,"groupIds":[],"isOn":true,"version":0}',
    store => openWritten('coach', neverWritten, store).now(),
    {
      stored: { ...writtenOf(neverWritten), weekday: 'monday' },
      keeping: 'kept',
      isRestored: true,
    },
  ],
];

it.each(onDevices)('what an earlier version kept as %s is found', (address, text, read, found) => {
  const store = aLocalStore();
  store.setItem(address, text);
  expect(read(store)).toEqual(found);
  expect([...store.entries]).toEqual([[address, text]]);
});

it('a program that was begun with an earlier version is among the unfinished, and goes on in its place', () => {
  const store = aLocalStore();
  const address = 'fellowship-program-draft:coach:d1';
  const stored = { savedAt: '2026-11-22T17:31:45.309Z', draft: block };
  store.setItem(
    address,
    '{"savedAt":"2026-11-22T17:31:45.309Z","draft":{"id":"d1","name":"Block 1","description":"","numWeeks":"12","difficultyLevel":"beginner","weeks":[{},{},{},{},{},{},{},{},{},{},{},{}],"nextKey":1}}',
  );
  expect(readAll(programDrafts, 'coach', store)).toEqual([stored]);
  const program = openProgram('coach', 'd1', new Date(), store);
  expect(program.now()).toMatchObject({ stored, keeping: 'kept' });
  program.change(({ draft }) => ({
    savedAt: '2026-11-23T08:00:00.000Z',
    draft: { ...draft, numWeeks: '10' },
  }));
  const next = { savedAt: '2026-11-23T08:00:00.000Z', draft: { ...block, numWeeks: '10' } };
  expect(readAll(programDrafts, 'coach', store)).toEqual([next]);
  expect([...store.entries.keys()]).toEqual([address]);
  program.drop();
  expect(store.entries.size).toBe(0);
});
