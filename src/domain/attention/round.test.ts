import { pounds } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttentionFacts, Reviewed } from './attention-facts.ts';
import { onTrack } from './attention-facts.twin.ts';
import { allReasons } from './attention-reasons.ts';
import type { ReasonKind } from './reason-kind.ts';
import { usualAttention } from './attention-settings.ts';
import { comparePlaces, type InTheRound, inTheRound, placeOf } from './round.ts';
import { markOf } from './seen.ts';

const start = new Date('2026-03-18T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const after = (ms: number) => new Date(start.getTime() + ms);
const reader = { unit: 'lb', zone: 'UTC' } as const;

const roundOf = (facts: AttentionFacts) => inTheRound(facts, usualAttention, reader);

/** The review at `start`, of what was known then. */
function reviewOf(facts: Partial<AttentionFacts>): Reviewed {
  const then = { ...onTrack(start), ...facts };
  const reasons = allReasons({ facts: then, settings: usualAttention, reader });
  const seen = reasons.filter(({ mark }) => mark !== null).map(markOf);
  return { reviewedAt: start, seen, snoozedAt: null, snoozedUntil: null };
}

const kindsAt = (now: Date, facts: Partial<AttentionFacts>, review: Reviewed | null): ReasonKind[] =>
  roundOf({ ...onTrack(now), ...facts, review }).reasons.map(({ kind }) => kind);

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
    [
      'a message',
      { unanswered: { first: after(-day), last: start } },
      { unanswered: { first: after(-day), last: after(1) } },
      'message',
    ],
    ['a check-in', { checkedInAt: start }, { checkedInAt: after(1) }, 'check-in'],
    [
      'a record',
      { bests: [{ at: start, exerciseName: 'Squat', e1rm: pounds(300), before: pounds(290) }] },
      { bests: [{ at: after(1), exerciseName: 'Squat', e1rm: pounds(300), before: pounds(290) }] },
      'record',
    ],
    [
      'days missed',
      { missedOn: ['2026-03-16', '2026-03-17'] },
      { missedOn: ['2026-03-17', '2026-03-18', '2026-03-19'] },
      'missed',
    ],
    [
      'hard days',
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
  ];

  it.each(happened)('%s, until it happens again', (_, before, later, kind) => {
    expect(kindsAt(start, before, null)).toEqual([kind]);
    const review = reviewOf(before);
    expect(kindsAt(after(2 * day), before, review)).toEqual([]);
    expect(kindsAt(after(10 * day), before, review)).not.toContain(kind);
    expect(kindsAt(after(2 * day), later, review)).toEqual([kind]);
  });

  it('one day missed since is not two', () => {
    const missed = { missedOn: ['2026-03-16', '2026-03-17'] };
    expect(
      kindsAt(after(2 * day), { missedOn: [...missed.missedOn, '2026-03-18'] }, reviewOf(missed)),
    ).toEqual([]);
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
      'a failed payment',
      { membership: { failed: { since: after(-day), openUntil: after(20 * day) }, endsAt: null } },
      { membership: { failed: { since: after(day), openUntil: after(22 * day) }, endsAt: null } },
      'payment',
    ],
  ];

  it.each(states)('%s for 7 days, and it comes back if nothing changed', (_, before, changed, kind) => {
    const review = reviewOf(before);
    expect(kindsAt(start, before, null)).toEqual([kind]);
    expect(kindsAt(after(7 * day - 1), before, review)).toEqual([]);
    expect(kindsAt(after(7 * day), before, review)).toEqual([kind]);
    expect(kindsAt(after(2 * day), changed, review)).toEqual([kind]);
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

const reason = (kind: ReasonKind, since = start) => ({ kind, text: '', since, mark: null });
const one = (memberId: string, given: Partial<InTheRound> = {}, name = memberId) =>
  [memberId, placeOf({ urgency: 0, reasons: [], snoozedUntil: null, ...given }, { name, memberId })] as const;

const inOrder = (...members: ReturnType<typeof one>[]) =>
  members.toSorted(([, a], [, b]) => comparePlaces(a, b)).map(([memberId]) => memberId);

describe('the order', () => {
  it('is by the heaviest reason, then their number, then the oldest; on track by name; snoozed last', () => {
    const missed = reason('missed');
    const order = [
      one('pain', { urgency: 100, reasons: [reason('pain')] }),
      one('two', { urgency: 70, reasons: [missed, reason('quiet')] }),
      one('older', { urgency: 70, reasons: [reason('missed', after(-day))] }),
      one('newer', { urgency: 70, reasons: [missed] }),
      one('x', {}, 'Adah'),
      one('y', {}, 'boaz'),
      one('snoozed', { urgency: 100, reasons: [reason('pain')], snoozedUntil: after(day) }),
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
          let after: ReturnType<typeof placeOf> | null = null;
          for (;;) {
            const sorted = members.toSorted(([, a], [, b]) => comparePlaces(a, b));
            const page = sorted
              .filter(([, at]) => after === null || comparePlaces(at, after) > 0)
              .slice(0, limit);
            paged.push(...page.map(([memberId]) => memberId));
            const last = page.at(-1);
            if (!last) break;
            // As it travels.
            after = JSON.parse(JSON.stringify(last[1])) as ReturnType<typeof placeOf>;
          }
          expect(paged).toEqual(inOrder(...members));
          expect(new Set(paged).size).toBe(members.length);
        },
      ),
    );
  });
});
