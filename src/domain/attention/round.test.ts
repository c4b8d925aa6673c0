import { pounds } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttentionFacts, Reviewed } from './attention-facts.ts';
import { onTrack } from './attention-facts.twin.ts';
import { allReasons } from './attention-reasons.ts';
import type { ReasonKind } from './reason-kind.ts';
import { usualAttention } from './attention-settings.ts';
import { compareRanks, type InTheRound, inTheRound, rankOf } from './round.ts';
import { seenText } from './seen.ts';

const start = new Date('2026-03-18T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const after = (ms: number) => new Date(start.getTime() + ms);
const reader = { unit: 'lb', distance: 'mi', zone: 'UTC' } as const;

const roundOf = (facts: AttentionFacts) => inTheRound(facts, usualAttention, reader);

/** The review at `start`, of what was known then. */
function reviewOf(facts: Partial<AttentionFacts>): Reviewed {
  const then = { ...onTrack(start), ...facts };
  const reasons = allReasons({ facts: then, settings: usualAttention, reader });
  const seen = reasons.filter(({ mark }) => mark !== null).map(seenText);
  return { reviewedAt: start, seen, snoozedAt: null, snoozedUntil: null };
}

const reasonsAt = (now: Date, facts: Partial<AttentionFacts>, review: Reviewed | null) =>
  roundOf({ ...onTrack(now), ...facts, review }).reasons;

/** The reasons that call; `stillTrue` has all, seen or not. */
const kindsAt = (...input: Parameters<typeof reasonsAt>): ReasonKind[] =>
  reasonsAt(...input).flatMap(({ kind, seen }) => (seen ? [] : [kind]));
const stillTrue = (...input: Parameters<typeof reasonsAt>): ReasonKind[] =>
  reasonsAt(...input).map(({ kind }) => kind);

const pain = (at: Date, level = 5) =>
  ({ kind: 'pain', at, level, where: 'knee', exerciseName: 'Squat' }) as const;
const ending = { membership: { failed: null, endsAt: after(6 * day) } };
const without = { nextTrainingOn: null, lastDay: { date: '2026-03-10', programName: null } };
const declining = {
  lifts: [
    {
      exerciseId: 'squat',
      exerciseName: 'Squat',
      status: 'Declining',
      changePercent: -5,
      since: '2026-03-10',
    },
  ],
} as const;

describe('a review has seen', () => {
  const happened: [string, Partial<AttentionFacts>, Partial<AttentionFacts>, ReasonKind][] = [
    ['pain', { pains: [pain(start)] }, { pains: [pain(start), pain(after(1))] }, 'pain'],
    ['a check-in', { checkedInAt: start }, { checkedInAt: after(1) }, 'check-in'],
    [
      'a record',
      { bests: [{ at: start, exerciseName: 'Squat', e1rm: pounds(300), before: pounds(290) }] },
      { bests: [{ at: after(1), exerciseName: 'Squat', e1rm: pounds(300), before: pounds(290) }] },
      'record',
    ],
  ];

  it.each(happened)('%s, which is gone then, until it happens again', (_, before, later, kind) => {
    expect(kindsAt(start, before, null)).toEqual([kind]);
    const review = reviewOf(before);
    expect(stillTrue(after(2 * day), before, review)).toEqual([]);
    expect(stillTrue(after(10 * day), before, review)).not.toContain(kind);
    expect(kindsAt(after(2 * day), later, review)).toEqual([kind]);
  });

  it('no message: it waits until it is answered', () => {
    const waiting = { unanswered: { first: after(-day), last: start } };
    expect(kindsAt(after(2 * day), waiting, reviewOf(waiting))).toEqual(['message']);
  });

  const states: [string, Partial<AttentionFacts>, Partial<AttentionFacts>, ReasonKind][] = [
    [
      'no program',
      without,
      { nextTrainingOn: null, lastDay: { date: '2026-03-19', programName: null } },
      'no-program',
    ],
    [
      'an end of the program',
      { lastDay: { date: '2026-03-26', programName: null } },
      { lastDay: { date: '2026-03-27', programName: null } },
      'ends-soon',
    ],
    [
      'a lift that declines',
      declining,
      { lifts: [{ ...declining.lifts[0], exerciseId: 'bench' }] },
      'declining',
    ],
    [
      'a lift that declines, of which 5 percent more are lost since',
      declining,
      { lifts: [{ ...declining.lifts[0], changePercent: -10 }] },
      'declining',
    ],
    [
      'days missed, of which there is one more',
      { missedOn: ['2026-03-16', '2026-03-17'] },
      { missedOn: ['2026-03-17', '2026-03-18'] },
      'missed',
    ],
    [
      'hard days, of which there is one more',
      {
        efforts: [
          { date: '2026-03-17', at: after(-day), asked: 7, done: 9 },
          { date: '2026-03-16', at: after(-2 * day), asked: 7, done: 9 },
        ],
      },
      {
        efforts: [
          { date: '2026-03-18', at: after(1), asked: 7, done: 9 },
          { date: '2026-03-17', at: after(-day), asked: 7, done: 9 },
        ],
      },
      'too-hard',
    ],
    [
      'a failed payment',
      { membership: { failed: { since: after(-day), openUntil: after(20 * day) }, endsAt: null } },
      { membership: { failed: { since: after(day), openUntil: after(22 * day) }, endsAt: null } },
      'payment',
    ],
  ];

  it.each(states)(
    '%s: it stays, calls again after 7 days, and at once when it changes',
    (_, before, changed, kind) => {
      const review = reviewOf(before);
      const keepsTrue = { ...usualAttention, missedWithinDays: 28 };
      const callsAt = (now: Date, facts: Partial<AttentionFacts>) =>
        inTheRound({ ...onTrack(now), ...facts, review }, keepsTrue, reader).reasons.flatMap(one =>
          one.seen ? [] : [one.kind],
        );
      expect(kindsAt(start, before, null)).toEqual([kind]);
      expect(callsAt(after(7 * day - 1), before)).toEqual([]);
      expect(callsAt(after(7 * day), before)).toEqual([kind]);
      expect(callsAt(after(2 * day), changed)).toEqual([kind]);
      const seen = roundOf({ ...onTrack(after(2 * day)), ...before, review });
      expect([seen.state, seen.urgency, seen.reasons.map(one => [one.kind, one.seen])]).toEqual([
        'seen',
        0,
        [[kind, true]],
      ]);
    },
  );

  it('what is gone is gone: whoever has trained again is on track', () => {
    const missed = { missedOn: ['2026-03-16', '2026-03-17'] };
    const now = onTrack(after(day));
    expect(roundOf({ ...now, missedOn: ['2026-03-17'], review: reviewOf(missed) }).state).toBe('on-track');
  });

  it('a state, as an earlier release remembered it', () => {
    const review = { ...reviewOf({}), seen: ['no-program 2026-03-10 none'] };
    expect(kindsAt(after(day), without, review)).toEqual([]);
    expect(stillTrue(after(day), without, review)).toEqual(['no-program']);
  });

  it('no state that has begun since', () => {
    expect(kindsAt(after(2 * day), ending, reviewOf({}))).toEqual(['payment']);
  });

  it('is contact: nobody is quiet for 14 days after it', () => {
    const quiet = { lastWordAt: after(-30 * day) };
    const review = reviewOf(quiet);
    expect(kindsAt(start, quiet, null)).toEqual(['quiet']);
    expect(kindsAt(after(14 * day - 1), quiet, review)).toEqual([]);
    expect(kindsAt(after(14 * day), quiet, review)).toEqual(['quiet']);
  });
});

const snoozed = (until: Date): Reviewed => ({
  reviewedAt: null,
  seen: [],
  snoozedAt: start,
  snoozedUntil: until,
});

const untilAt = (now: Date, facts: Partial<AttentionFacts> = {}) =>
  roundOf({ ...onTrack(now), ...facts, review: snoozed(after(3 * day)) }).snoozedUntil;

describe('a snooze', () => {
  it('lasts until it is over', () => {
    expect(untilAt(after(3 * day - 1))).toEqual(after(3 * day));
    expect(untilAt(after(3 * day))).toBeNull();
  });

  it('is ended by a pain that comes after it, strong enough to be told', () => {
    expect(untilAt(after(day), { pains: [pain(start)] })).toEqual(after(3 * day));
    expect(untilAt(after(day), { pains: [pain(after(1), 2)] })).toEqual(after(3 * day));
    expect(untilAt(after(day), { pains: [pain(after(1))] })).toBeNull();
  });

  it('keeps the reasons', () => {
    const facts = { ...onTrack(after(day)), ...without, review: snoozed(after(3 * day)) };
    expect(roundOf(facts)).toMatchObject({ urgency: 65, reasons: [{ kind: 'no-program' }] });
  });
});

const reason = (kind: ReasonKind, since = start, seen = false) => ({
  kind,
  text: '',
  since,
  mark: null,
  degree: 0,
  seen,
});
const one = (memberId: string, overrides: Partial<InTheRound> = {}, name = memberId) =>
  [
    memberId,
    rankOf(
      { state: 'on-track', urgency: 0, reasons: [], snoozedUntil: null, ...overrides },
      { name, memberId },
    ),
  ] as const;
const calls = 'calls' as const;

const inOrder = (...members: ReturnType<typeof one>[]) =>
  members.toSorted(([, a], [, b]) => compareRanks(a, b)).map(([memberId]) => memberId);

describe('the order', () => {
  it('is by the heaviest reason, then their number, then the oldest; then who was seen; on track by name; snoozed last', () => {
    const missed = reason('missed');
    const order = [
      one('pain', { state: calls, urgency: 100, reasons: [reason('pain')] }),
      one('two', { state: calls, urgency: 70, reasons: [missed, reason('quiet')] }),
      one('older', { state: calls, urgency: 70, reasons: [reason('missed', after(-day))] }),
      // Reasons already seen weigh nothing beside those that call.
      one('newer', { state: calls, urgency: 70, reasons: [missed, reason('payment', after(-day), true)] }),
      one('quiet', { state: calls, urgency: 10, reasons: [reason('quiet')] }),
      one('seen', { state: 'seen', reasons: [reason('payment', start, true)] }),
      one('seen too', { state: 'seen', reasons: [reason('missed', start, true)] }),
      one('x', {}, 'Adah'),
      one('y', {}, 'boaz'),
      one('snoozed', { state: calls, urgency: 100, reasons: [reason('pain')], snoozedUntil: after(day) }),
    ];
    expect(inOrder(...order.toReversed())).toEqual(order.map(([memberId]) => memberId));
  });

  const place = fc
    .record({
      memberId: fc.uuid(),
      name: fc.constantFrom('Ada', 'ada', 'Boaz'),
      kinds: fc.uniqueArray(fc.constantFrom<ReasonKind>('pain', 'missed', 'quiet'), { maxLength: 3 }),
      isSnoozed: fc.boolean(),
    })
    .map(({ memberId, name, kinds, isSnoozed }) =>
      one(
        memberId,
        {
          state: kinds.length > 0 ? calls : 'on-track',
          urgency: kinds.length,
          reasons: kinds.map(kind => reason(kind)),
          snoozedUntil: isSnoozed ? after(day) : null,
        },
        name,
      ),
    );

  it('gives each member one place, so that pages have everyone exactly once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(place, { selector: ([memberId]) => memberId }),
        fc.integer({ min: 1, max: 4 }),
        (members, limit) => {
          const paged: string[] = [];
          let after: ReturnType<typeof rankOf> | null = null;
          for (;;) {
            const sorted = members.toSorted(([, a], [, b]) => compareRanks(a, b));
            const page = sorted
              .filter(([, at]) => after === null || compareRanks(at, after) > 0)
              .slice(0, limit);
            paged.push(...page.map(([memberId]) => memberId));
            const last = page.at(-1);
            if (!last) break;
            // As it travels.
            after = JSON.parse(JSON.stringify(last[1])) as ReturnType<typeof rankOf>;
          }
          expect(paged).toEqual(inOrder(...members));
          expect(new Set(paged).size).toBe(members.length);
        },
      ),
    );
  });
});
