import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctProgress, listProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { listRecords } from '#contract/training/records.ts';
import { addDays } from '#domain/plain-date.ts';
import { recountRecords } from '#domain/records/records.twin.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

const monday = '2026-03-16';

const set = fc.record({
  setNum: fc.constant(1),
  reps: fc.integer({ min: 1, max: 13 }),
  weight: fc.constantFrom(0, 95, 100, 102.5, 220.46),
  completed: fc.constantFrom(true, true, false),
});
const step = fc.record({
  act: fc.constantFrom('save', 'save', 'save', 'correct', 'correct', 'take back'),
  which: fc.nat(),
  day: fc.integer({ min: 0, max: 6 }),
  lift: fc.boolean(),
  sets: fc
    .array(set, { minLength: 1, maxLength: 3 })
    .map(some => [{ ...some[0], completed: true }, ...some.slice(1)]),
});

type Held = { exerciseId: string; kind: string; at: number | null; value: number };

const placeAndValue = ({ exerciseId, kind, at, value }: Held) => [exerciseId, kind, at, value].join(' ');

const inOneOrder = <One extends Held>(records: readonly One[]) =>
  records.toSorted((a, b) => (placeAndValue(a) < placeAndValue(b) ? -1 : 1));

it('what is held after any history of saves, corrections and ones taken back is what a recount of the logs says', async () => {
  const testApp = await appForThisTest({ now: new Date('2026-03-22T12:00:00Z') });
  const coach = await aCoach(testApp);
  const [squat, pushUp] = [await anExercise(coach), await anExercise(coach, 'Calisthenics')];
  const day = fiveByFive(squat, pushUp, pushUp);
  const week = {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  };
  const program = await aProgram(coach, [week]);

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async steps => {
      const member = await aMember(testApp, coach);
      const { id: assignmentId } = await assign(coach, member, program, monday);
      const logs = () => member.get(listProgress, { query: {} });
      for (const { act, which, day: days, lift, sets } of steps) {
        testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
        const before = await logs();
        const log = before[which % Math.max(1, before.length)];
        const setsData = sets.map((one, index) => ({ ...one, setNum: index + 1 })) as LoggedSet[];
        if (act === 'save' || !log) {
          const exerciseId = (lift ? squat : pushUp).id;
          const body = { assignmentId, exerciseId, completedDate: addDays(monday, days), setsData };
          const held = new Set((await heldBy()).map(placeAndValue));
          const { status, body: saved } = await member.ask(logProgress, { body });
          const told = (await heldBy()).filter(
            one =>
              one.logId === (saved as { id: string }).id &&
              one.previous !== null &&
              !held.has(placeAndValue(one)),
          );
          if (status === 201) expect(saved).toMatchObject({ newRecords: told });
        } else if (act === 'correct')
          await member.get(correctProgress, { params: { id: log.id }, body: { setsData } });
        else await member.get(takeBackProgress, { params: { id: log.id } });
        expect(inOneOrder(await member.get(listRecords, {}))).toEqual(inOneOrder(await heldBy()));
      }

      async function heldBy() {
        const all = await logs();
        return [squat, pushUp].flatMap(({ id, name, category }) => {
          const mine = all.filter(({ exerciseId }) => exerciseId === id);
          const asRecorded = mine.map(one => ({
            ...one,
            date: one.completedDate,
            loggedAt: new Date(one.loggedAt),
          }));
          return recountRecords(category, asRecorded).map(record => ({
            exerciseId: id,
            exerciseName: name,
            category,
            ...record,
          }));
        });
      }
    }),
    { numRuns: 5 },
  );
});
