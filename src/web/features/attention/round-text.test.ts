import { expect, it } from 'vitest';
import { addDays, toWireDate } from '#domain/plain-date.ts';
import {
  updateOpenReview,
  appendToOpenReview,
  noFilter,
  positionIn,
  openReview,
  type RoundMember,
  startReview,
} from './open-review.ts';
import { nextText, sinceText, snoozeIn, trainedText } from './round-text.ts';

const today = '2026-03-18';
const days = { theirs: today, readers: today };
const aMember = (memberId: string, overrides: Partial<RoundMember> = {}): RoundMember => ({
  memberId,
  name: memberId,
  profileImageUrl: null,
  timeZone: 'UTC',
  state: 'on-track',
  urgency: 0,
  reasons: [],
  lastContactAt: null,
  lastTrainedOn: null,
  nextTrainingOn: null,
  snoozedUntil: null,
  ...overrides,
});

it.each([
  ['2026-03-18T00:00:00.000Z', 'America/New_York', 'since today'],
  ['2026-03-17T00:00:00.000Z', 'America/New_York', 'since yesterday'],
  ['2026-03-18T02:00:00.000Z', 'America/New_York', 'since yesterday'],
  ['2026-03-18T02:00:00.000Z', 'UTC', 'since today'],
  ['2026-03-02T00:00:00.000Z', 'UTC', 'since Mon, Mar 2'],
])('%s in %s is %j', (since, zone, words) => {
  expect(sinceText(since, { days, zone })).toBe(words);
});

it.each([
  [null, null, 'Not trained yet', 'Nothing planned'],
  ['2026-03-18T00:00:00.000Z', '2026-03-18T00:00:00.000Z', 'Trained today', 'Next today'],
  ['2026-03-17T00:00:00.000Z', '2026-03-19T00:00:00.000Z', 'Trained yesterday', 'Next Thu, Mar 19'],
  ['2026-03-09T00:00:00.000Z', null, 'Trained 9 days ago', 'Nothing planned'],
])('trained %s, next %s', (lastTrainedOn, nextTrainingOn, trained, next) => {
  const member = aMember('ada', { lastTrainedOn, nextTrainingOn });
  expect([trainedText(member, days), nextText(member, days)]).toEqual([trained, next]);
});

it.each([
  [-1, 'Trained today (Tue, Mar 17 for them)', 'Next today (Tue, Mar 17 for them)', 'Tue, Mar 17'],
  [1, 'Trained today (Thu, Mar 19 for them)', 'Next today (Thu, Mar 19 for them)', 'Thu, Mar 19'],
])('where it is %i day on for a member, their today says so', (on, trained, next, since) => {
  const ahead = { theirs: addDays(today, on), readers: today };
  const date = toWireDate(ahead.theirs);
  const member = aMember('ada', { nextTrainingOn: date });
  expect(trainedText({ ...member, nextTrainingOn: null, lastTrainedOn: date }, ahead)).toBe(trained);
  expect(nextText(member, ahead)).toBe(next);
  // Once in a line is enough.
  expect(trainedText({ ...member, lastTrainedOn: date }, ahead)).toBe('Trained today');
  expect(sinceText(date, { days: ahead, zone: 'UTC' })).toBe(`since ${since}`);
  // What happened at an instant is told by the reader's own date.
  expect(sinceText('2026-03-18T12:00:00.000Z', { days: ahead, zone: 'UTC' })).toBe('since today');
});

it('a snooze ends as the day begins where the coach lives', () => {
  expect(snoozeIn(1, today, 'America/New_York')).toBe('2026-03-19T04:00:00.000Z');
  expect(snoozeIn(7, today, 'UTC')).toBe('2026-03-25T00:00:00.000Z');
});

it('who is reviewed keeps their place in the round in hand, and what follows names nobody twice', () => {
  startReview({
    members: [aMember('ada', { urgency: 70 }), aMember('boaz')],
    total: 4,
    waiting: 1,
    seen: 0,
    snoozed: 0,
    filter: noFilter,
    next: 'x',
  });
  updateOpenReview(aMember('ada'));
  appendToOpenReview({ members: [aMember('ada'), aMember('caleb')], next: null });
  const round = openReview.now();
  expect(round?.members.map(({ memberId, urgency }) => [memberId, urgency])).toEqual([
    ['ada', 0],
    ['boaz', 0],
    ['caleb', 0],
  ]);
  if (!round) return;
  expect(positionIn(round, 'boaz')).toMatchObject({
    index: 1,
    before: { memberId: 'ada' },
    after: { memberId: 'caleb' },
  });
  expect(positionIn(round, 'caleb').after).toBeNull();
  expect(positionIn(round, 'nobody')).toEqual({ index: -1, member: null, before: null, after: null });
});
