import { pounds, miles } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { newRecordsOf } from './new-records.ts';
import { recordKey, recordsOf, type RecordedLog } from './records.ts';
import { isLowerBetter } from './record-kind.ts';
import { recountRecords } from './records.twin.ts';

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null, freq: 3 });

/** Few values close together, so that equals are frequent. */
const set = fc.record({
  setNum: fc.constant(1),
  reps: maybe(fc.integer({ min: 0, max: 14 })),
  weight: maybe(
    fc.constantFrom(
      ...[-44.09, -44.092452436, -20, 0, 100, 100.001, 102.5, 220.46, 220.46226218].map(pounds),
    ),
  ),
  time: maybe(fc.constantFrom('30', '0:45', '1:00', 'a while')),
  contacts: maybe(fc.integer({ min: 0, max: 5 })),
  calories: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null, freq: 1 }),
  distance: maybe(fc.constantFrom(...[0.4, 0.6, 1].map(miles))),
  completed: fc.constantFrom(true, true, true, false),
  setKind: fc.option(fc.constantFrom(...setKinds), { nil: null }),
});
const log = fc.record({
  date: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03', '2026-04-01'),
  loggedAt: fc.integer({ min: 0, max: 3 }).map(hour => new Date(Date.UTC(2026, 3, 2, hour))),
  setsData: maybe(fc.array(set, { maxLength: 4 })),
  timeCompleted: maybe(fc.constantFrom('45', '8:00', '9:30')),
  distanceCompleted: maybe(fc.constantFrom('0.5', '1', '1.5', '3')),
  volumeCompleted: maybe(fc.constantFrom('10', '20', '30')),
});

/** A log is saved, corrected or taken back. */
const step = fc.record({
  act: fc.constantFrom('save', 'save', 'save', 'correct', 'take back'),
  which: fc.nat(),
  log,
});

it('the records of any history of logs, corrections and ones taken back are those of a plain recount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...exerciseCategories),
      fc.array(step, { maxLength: 14 }),
      (category, steps) => {
        let logs: RecordedLog[] = [];
        for (const [index, { act, which, log: done }] of steps.entries()) {
          const former = logs[which % Math.max(1, logs.length)];
          const others = logs.filter(one => one !== former);
          if (act === 'take back') logs = others;
          else {
            const isCorrection = act === 'correct' && former !== undefined;
            const written = isCorrection
              ? { ...done, id: former.id, date: former.date, loggedAt: former.loggedAt }
              : { ...done, id: `log ${index}` };
            const stood = new Map(recountRecords(category, logs).map(one => [recordKey(one), one.value]));
            const tells = newRecordsOf(category, logs, [written]);
            logs = [...(isCorrection ? others : logs), written];
            const now = recountRecords(category, logs);
            expect(tells).toEqual(
              now.filter(one => {
                const before = stood.get(recordKey(one));
                const beaten =
                  before === undefined || (isLowerBetter(one.kind) ? one.value < before : one.value > before);
                return one.logId === written.id && one.previous !== null && beaten;
              }),
            );
          }
          expect(recordsOf(category, logs)).toEqual(recountRecords(category, logs));
        }
      },
    ),
    { numRuns: 1_500 },
  );
});
