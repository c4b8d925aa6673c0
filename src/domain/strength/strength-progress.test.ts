import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liftGains, milestonesReached, strengthProgress } from './strength-progress.ts';

/** E1RMs in the order in which they were done, a week apart. */
const lift = (exerciseId: string, ...e1rms: number[]) => ({
  exerciseId,
  history: e1rms.map((e1rm, week) => ({ day: 7 * week, e1rm })),
});

describe('strength progress', () => {
  it.each([
    ['the mean over lifts', [lift('squat', 330), lift('bench', 210)], { squat: 300, bench: 200 }, 7.5],
    ['a light week takes nothing away', [lift('squat', 330, 285)], { squat: 300 }, 10],
    ['what has been lost for three weeks is a loss', [lift('squat', 330, 285, 285, 285)], { squat: 300 }, -5],
    ['against its own first without a previous program', [lift('squat', 300, 320, 330)], {}, 10],
    ['its own first counts for where it stands', [lift('squat', 300, 290)], {}, 0],
    ['the previous program comes before its own first', [lift('squat', 320, 330)], { squat: 300 }, 10],
    ['a single e1RM is no gain on itself', [lift('squat', 300)], {}, null],
    [
      'a lift with nothing to compare is left out',
      [lift('squat', 330), lift('row', 500)],
      { squat: 300 },
      10,
    ],
    ['a lift that is not trained any more is left out', [lift('squat', 330)], { squat: 300, row: 500 }, 10],
    ['one decimal', [lift('squat', 300, 310)], {}, 3.3],
    ['no lift at all', [], { squat: 300 }, null],
  ])('%s', (_, lifts, baselines, progress) => {
    expect(strengthProgress(lifts, baselines)).toBe(progress);
  });

  it('each lift ends where it stands, with its own gain', () => {
    const lifts = [lift('squat', 300, 310, 305), lift('bench', 200), lift('row', 250)];
    expect(liftGains(lifts, { bench: 190 })).toEqual([
      { exerciseId: 'squat', final1RM: 310, gainPercent: 3.3 },
      { exerciseId: 'bench', final1RM: 200, gainPercent: 5.3 },
      { exerciseId: 'row', final1RM: 250, gainPercent: null },
    ]);
  });
});

const on = (exerciseId: string, ...lifted: [day: number, e1rm: number][]) => ({
  exerciseId,
  history: lifted.map(([day, e1rm]) => ({ day, e1rm })),
});

describe('the milestones', () => {
  const from = { squat: 200, bench: 100 };
  it.each([
    ['none without a lift', [], []],
    ['none of a loss', [on('squat', [0, 190])], []],
    ['none just below', [on('squat', [0, 209.8])], []],
    ['reached to the decimal that is shown', [on('squat', [0, 209.9])], [5]],
    ['all up to where it stands', [on('squat', [0, 229])], [5, 10]],
    ['and the last', [on('squat', [0, 320])], [5, 10, 15, 20]],
    ['reached stays reached, when strength is lost', [on('squat', [0, 230], [60, 190])], [5, 10, 15]],
    ['or when a lift without a gain joins in', [on('squat', [0, 220]), on('bench', [7, 100])], [5, 10]],
    [
      'told at the end of the date: not of half its work',
      [on('squat', [0, 220]), on('bench', [0, 100])],
      [5],
    ],
    ['of a lift that was logged first', [on('row', [0, 100], [7, 112])], [5, 10]],
  ])('%s', (_, lifts, reached) => {
    expect(milestonesReached(lifts, from)).toEqual(reached);
  });

  it('hold at least those of the progress now, and of any earlier state of the log', () => {
    const history = fc
      .array(fc.record({ day: fc.nat(80), e1rm: fc.integer({ min: 180, max: 260 }) }), {
        minLength: 1,
        maxLength: 12,
      })
      .map(logs => logs.toSorted((one, other) => one.day - other.day));
    const random = fc
      .array(history, { maxLength: 4 })
      .map(all => all.map((logs, index) => ({ exerciseId: String(index), history: logs })));
    fc.assert(
      fc.property(random, fc.nat(80), (lifts, day) => {
        const before = lifts
          .map(({ exerciseId, history }) => ({ exerciseId, history: history.filter(log => log.day <= day) }))
          .filter(({ history }) => history.length > 0);
        const reached = milestonesReached(lifts, { '0': 200 });
        for (const state of [lifts, before]) {
          const progress = strengthProgress(state, { '0': 200 }) ?? 0;
          expect(reached).toEqual(expect.arrayContaining([5, 10, 15, 20].filter(mark => progress >= mark)));
        }
      }),
    );
  });
});
