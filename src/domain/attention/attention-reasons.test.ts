import { pounds } from '#domain/measures/measure.ts';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/plain-date.ts';
import type { AttentionFacts, LiftInTrouble, PainReport } from './attention-facts.ts';
import { allReasons, worstLift } from './attention-reasons.ts';
import { type ReasonKind, reasonWeights } from './reason-kind.ts';
import {
  type AttentionSettings,
  attentionThresholds,
  thresholdNames,
  usualAttention,
} from './attention-settings.ts';
import { onTrack } from './attention-facts.twin.ts';

const now = new Date('2026-03-18T12:00:00Z');
const today = '2026-03-18';
const hour = 3_600_000;
const day = 24 * hour;
const ago = (ms: number) => new Date(now.getTime() - ms);
const ahead = (ms: number) => new Date(now.getTime() + ms);
const daysAgo = (days: number) => addDays(today, -days);

const told = (facts: Partial<AttentionFacts>, settings: Partial<AttentionSettings> = {}) =>
  allReasons({
    facts: { ...onTrack(now), ...facts },
    settings: { ...usualAttention, ...settings },
    reader: { unit: 'lb', distance: 'mi', zone: 'UTC' },
  });
const kinds = (...given: Parameters<typeof told>): ReasonKind[] => told(...given).map(({ kind }) => kind);

const pain = (level: number, at = ago(hour)): PainReport => ({
  kind: 'pain',
  at,
  level,
  where: 'left knee',
  exerciseName: 'Back Squat',
});
const away = (kind: 'skip' | 'swap'): PainReport => ({
  kind,
  at: ago(hour),
  exerciseName: 'Deadlift',
  where: '',
  level: 0,
});
const effort = (days: number, done: number, input = 7) => ({
  date: daysAgo(days),
  at: ago(days * day),
  asked: input,
  done,
});
const lift = (overrides: Partial<LiftInTrouble>): LiftInTrouble => ({
  exerciseId: 'squat',
  exerciseName: 'Back Squat',
  status: 'Declining',
  changePercent: -4.2,
  since: '2026-03-05',
  ...overrides,
});
const best = (at = ago(hour)) => ({
  at,
  exerciseName: 'Bench Press',
  e1rm: pounds(245.4),
  before: pounds(240),
});
const odd = (measure: 'pace' | 'hold' | 'contacts', value: number, before: number | null, amounts = {}) => ({
  at: ago(hour),
  exerciseName: 'Easy Run',
  unlikely: { measure, value, best: before, amounts, isUnitSlip: false },
});
const ends = (ms: number) => ({ failed: null, endsAt: ahead(ms) });
const failed = { failed: { since: ago(day), openUntil: ahead(6 * day) }, endsAt: null };
const lastDay = (days: number) => ({ date: addDays(today, days), programName: 'Iron Foundation' });

type Case = [what: string, facts: Partial<AttentionFacts>, kinds: ReasonKind[]];

const cases: Case[] = [
  ['nothing of it all', {}, []],

  ['a pain of 2', { pains: [pain(2)] }, []],
  ['a pain of 3', { pains: [pain(3)] }, ['pain']],
  ['a pain of 4', { pains: [pain(4)] }, ['pain']],
  ['an exercise skipped for pain', { pains: [away('skip')] }, ['pain']],
  ['an exercise swapped for pain', { pains: [away('swap')] }, ['pain']],

  ['a message without an answer', { unanswered: { first: ago(day), last: ago(hour) } }, ['message']],

  ['a payment that failed', { membership: failed }, ['payment']],
  ['an end in 7 days and an hour', { membership: ends(7 * day + hour) }, []],
  ['an end in 7 days', { membership: ends(7 * day) }, ['payment']],
  ['an end in an hour', { membership: ends(hour) }, ['payment']],
  ['a membership that is renewed, or has no end', { membership: { failed: null, endsAt: null } }, []],

  ['1 day missed', { missedOn: [daysAgo(1)] }, []],
  ['2 days missed', { missedOn: [daysAgo(2), daysAgo(1)] }, ['missed']],
  ['3 days missed', { missedOn: [daysAgo(3), daysAgo(2), daysAgo(1)] }, ['missed']],
  ['2 days missed, one of them 7 days ago', { missedOn: [daysAgo(7), daysAgo(1)] }, ['missed']],
  ['2 days missed, one of them 8 days ago', { missedOn: [daysAgo(8), daysAgo(1)] }, []],

  ['a training day in 6 days', { nextTrainingOn: addDays(today, 6) }, []],
  ['a training day in 7 days', { nextTrainingOn: addDays(today, 7) }, []],
  ['a training day in 8 days', { nextTrainingOn: addDays(today, 8) }, ['no-program']],
  ['none to come', { nextTrainingOn: null, lastDay: lastDay(-3) }, ['no-program']],
  ['none ever', { nextTrainingOn: null, lastDay: null }, ['no-program']],
  ['none to come, and one paused', { nextTrainingOn: null, isPaused: true }, []],

  ['the last day in 11 days', { lastDay: lastDay(11) }, []],
  ['the last day in 10 days', { lastDay: lastDay(10) }, ['ends-soon']],
  ['the last day in 9 days', { lastDay: lastDay(9) }, ['ends-soon']],
  ['the last day today, still to do', { nextTrainingOn: today, lastDay: lastDay(0) }, ['ends-soon']],
  ['the last day today, done', { nextTrainingOn: null, lastDay: lastDay(0) }, ['no-program']],

  ['2 of 3 days 1.4 harder', { efforts: [effort(1, 8.4), effort(3, 8.4), effort(5, 7)] }, []],
  ['2 of 3 days 1.5 harder', { efforts: [effort(1, 8.5), effort(3, 7), effort(5, 8.5)] }, ['too-hard']],
  ['2 of 3 days 1.6 harder', { efforts: [effort(1, 8.6), effort(3, 8.6), effort(5, 7)] }, ['too-hard']],
  ['1 of 3 days 3 harder', { efforts: [effort(1, 10), effort(3, 7), effort(5, 7)] }, []],
  ['the 1st and the 4th', { efforts: [effort(1, 9), effort(2, 7), effort(3, 7), effort(4, 9)] }, []],
  ['2 days in all, both hard', { efforts: [effort(1, 9), effort(9, 9)] }, ['too-hard']],

  ['a lift that declines', { lifts: [lift({})] }, ['declining']],
  ['one on a plateau', { lifts: [lift({ status: 'Plateau', changePercent: 0 })] }, ['plateau']],
  ['both', { lifts: [lift({ status: 'Plateau' }), lift({ exerciseId: 'bench' })] }, ['declining']],

  ['a check-in', { checkedInAt: ago(hour) }, ['check-in']],
  ['a record', { bests: [best()] }, ['record']],

  ['a word 13 days ago', { lastWordAt: ago(14 * day - hour) }, []],
  ['a word 14 days ago', { lastWordAt: ago(14 * day) }, ['quiet']],
  ['a word 15 days ago', { lastWordAt: ago(15 * day) }, ['quiet']],
  ['none, of who came 13 days ago', { lastWordAt: null, memberSince: ago(14 * day - hour) }, []],
  ['none, of who came 14 days ago', { lastWordAt: null, memberSince: ago(14 * day) }, ['quiet']],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(kinds(facts)).toEqual(expected);
});

const atThreshold: [name: keyof AttentionSettings, facts: Partial<AttentionFacts>, kind: ReasonKind][] = [
  ['painLevel', { pains: [pain(5)] }, 'pain'],
  ['membershipDays', { membership: ends(5 * day) }, 'payment'],
  ['missedDays', { missedOn: [5, 4, 3, 2, 1].map(daysAgo) }, 'missed'],
  ['missedWithinDays', { missedOn: [daysAgo(5), daysAgo(1)] }, 'missed'],
  ['noProgramDays', { nextTrainingOn: addDays(today, 6) }, 'no-program'],
  ['endsSoonDays', { lastDay: lastDay(5) }, 'ends-soon'],
  ['harderBy', { efforts: [effort(1, 9), effort(2, 9)] }, 'too-hard'],
  ['quietDays', { lastWordAt: ago(5 * day) }, 'quiet'],
];
/** At this value the facts make the reason; at the other they do not. */
const values: Record<keyof AttentionSettings, [told: number, untold: number]> = {
  painLevel: [5, 6],
  membershipDays: [5, 4],
  missedDays: [5, 6],
  missedWithinDays: [5, 4],
  noProgramDays: [5, 6],
  endsSoonDays: [5, 4],
  harderBy: [2, 2.5],
  quietDays: [5, 6],
};

it('every threshold can be set, and has its case', () => {
  expect(atThreshold.map(([name]) => name)).toEqual(thresholdNames);
});

it.each(atThreshold)('a coach sets %s', (name, facts, kind) => {
  const [at, beyond] = values[name];
  expect([kinds(facts, { [name]: at }), kinds(facts, { [name]: beyond })]).toEqual([[kind], []]);
  const { least, most, usual } = attentionThresholds[name];
  expect(least <= usual && usual <= most).toBe(true);
});

it.each<[Partial<AttentionFacts>, string, since: string]>([
  [
    { pains: [pain(3, ago(3 * day)), pain(6), away('skip')] },
    'Pain 6 of 10, left knee, at Back Squat, and 2 more',
    '2026-03-15T12:00:00.000Z',
  ],
  [{ pains: [away('skip')] }, 'Deadlift skipped for pain', '2026-03-18T11:00:00.000Z'],
  [{ pains: [away('swap')] }, 'Deadlift swapped for pain', '2026-03-18T11:00:00.000Z'],
  [{ membership: failed }, 'Payment failed, open until Mar 24, 2026', '2026-03-17T12:00:00.000Z'],
  [
    { membership: ends(2 * day) },
    'Membership ends on Mar 20, 2026, and nothing renews it',
    '2026-03-13T12:00:00.000Z',
  ],
  [
    { missedOn: [daysAgo(3), daysAgo(1)] },
    '2 training days missed in the last 7 days',
    '2026-03-15T00:00:00.000Z',
  ],
  [
    { nextTrainingOn: null, lastDay: lastDay(-4) },
    'Nothing planned; the last training day was Mar 14, 2026',
    '2026-03-14T00:00:00.000Z',
  ],
  [{ nextTrainingOn: '2026-03-30' }, 'No training day before Mar 30, 2026', '2026-03-18T00:00:00.000Z'],
  [
    { lastDay: lastDay(1) },
    'The last session of Iron Foundation is in 1 day, on Mar 19, 2026, and nothing follows',
    '2026-03-09T00:00:00.000Z',
  ],
  [
    { efforts: [effort(1, 9), effort(3, 9.5)] },
    'Harder than prescribed on 2 of the last 2 days: RPE 9 instead of 7',
    '2026-03-15T00:00:00.000Z',
  ],
  [{ lifts: [lift({})] }, 'Back Squat is declining, down 4.2%', '2026-03-05T00:00:00.000Z'],
  [
    { bests: [best(), best(ago(2 * day))] },
    'New best in Bench Press: est. 1RM 245 lb, and 1 more',
    '2026-03-16T12:00:00.000Z',
  ],
  [
    { bests: [best()], milestone: { percent: 10, programName: 'Iron Foundation' } },
    '10% stronger in Iron Foundation, with a new best in Bench Press: est. 1RM 245 lb',
    '2026-03-18T11:00:00.000Z',
  ],
  [
    {
      bests: [
        best(),
        { ...best(ago(2 * day)), exerciseName: 'Back Squat', e1rm: pounds(3_086), before: pounds(308.6) },
      ],
    },
    'Back Squat: est. 1RM 3,086 lb, 10 times the previous best: check it, and 1 more',
    '2026-03-16T12:00:00.000Z',
  ],
  [
    { bests: [{ ...best(), exerciseName: 'Bench Press', e1rm: pounds(400), before: pounds(250) }] },
    'Bench Press: est. 1RM 400 lb, 60% above the previous best: check it',
    '2026-03-18T11:00:00.000Z',
  ],
  [
    { bests: [{ ...best(), exerciseName: 'Bench Press', e1rm: pounds(3_086), before: null }] },
    'Bench Press: est. 1RM 3,086 lb, more than anyone has lifted: check it',
    '2026-03-18T11:00:00.000Z',
  ],
  [
    { odd: [odd('pace', 26.3, null, { distance: 3.42, seconds: 90 })] },
    'Easy Run: 3.42 mi in 1:30, faster than anyone: check it',
    '2026-03-18T11:00:00.000Z',
  ],
  [
    { odd: [odd('pace', 200, 560, { distance: 3, seconds: 600 })], bests: [best(ago(2 * day))] },
    'Easy Run: 3 mi in 10:00, 2.8 times as fast as before: check it, and 1 more',
    '2026-03-16T12:00:00.000Z',
  ],
  [
    { odd: [odd('hold', 2700, 90)] },
    'Easy Run: 45:00, 30 times the previous best: check it',
    '2026-03-18T11:00:00.000Z',
  ],
  [
    { odd: [odd('contacts', 40_000, null)] },
    'Easy Run: 40,000 contacts, more than anyone has done: check it',
    '2026-03-18T11:00:00.000Z',
  ],
  [{ lastWordAt: ago(20 * day) }, 'No word from you for 20 days', '2026-02-26T12:00:00.000Z'],
])('%j reads %j', (facts, text, since) => {
  expect(told(facts).map(reason => [reason.text, reason.since.toISOString()])).toEqual([[text, since]]);
});

it('weighs as the table of the round says', () => {
  expect(reasonWeights).toEqual({
    pain: 100,
    message: 90,
    payment: 80,
    missed: 70,
    'no-program': 65,
    'ends-soon': 60,
    'too-hard': 50,
    declining: 40,
    plateau: 30,
    'check-in': 30,
    record: 20,
    quiet: 10,
  });
});

describe('of several lifts', () => {
  it('the one is named that declines most, and one that declines before one that stands still', () => {
    const bench = lift({ exerciseId: 'bench', changePercent: -9 });
    const still = lift({ exerciseId: 'press', status: 'Plateau', changePercent: -12 });
    expect(worstLift([still, lift({}), bench])?.exerciseId).toBe('bench');
    expect(worstLift([])).toBeNull();
  });
});

it.each([
  ['UTC', 1, 'in 1 day, on Mar 19, 2026'],
  ['UTC', 0, 'today'],
  ['Pacific/Kiritimati', 1, 'in 1 day by their date, on Mar 19, 2026'],
  ['Pacific/Kiritimati', 0, 'today, Mar 18, 2026 for them'],
])('to a coach in %s a last session %i days on is %s', (zone, left, when) => {
  const reader = { unit: 'lb', distance: 'mi', zone } as const;
  const facts = { ...onTrack(now), lastDay: lastDay(left) };
  expect(allReasons({ facts, settings: usualAttention, reader }).map(({ text }) => text)).toEqual([
    `The last session of Iron Foundation is ${when}, and nothing follows`,
  ]);
});
