import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { getExerciseHistory, listRecords } from '#contract/training/records.ts';
import { toWireDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  anExercise,
  aProgram,
  assign,
  fiveByFive,
  fiveSets,
  log,
  logBody,
} from '#server/testing/training.ts';

const [monday, wednesday, friday] = ['2026-03-16', '2026-03-18', '2026-03-20'] as const;

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${friday}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

/** A member with a squat three days a week. */
async function aLifter() {
  const member = await aMember(testApp, coach);
  const squat = await anExercise(coach);
  const day = fiveByFive(squat);
  const program = await aProgram(coach, [{ monday: day, wednesday: day, friday: day }]);
  const assignment = await assign(coach, member, program, monday);
  const lift = (date: string, weight: number) =>
    log(member, assignment, squat, date, { setsData: fiveSets(weight) });
  return { member, squat, assignment, lift };
}

const kindsAndValues = (records: readonly { kind: string; value: number; previous: number | null }[]) =>
  records.map(({ kind, value, previous }) => [kind, value, previous]);

describe('records', () => {
  it('are told with the log that makes them, a first excepted', async () => {
    const { member, squat, lift } = await aLifter();
    expect((await lift(monday, 200)).newRecords).toEqual([]);
    const second = await lift(wednesday, 210);
    expect(kindsAndValues(second.newRecords)).toEqual([
      ['weight', 210, 200],
      ['e1rm', 245, 233.33],
    ]);
    expect(second.newRecords[0]).toMatchObject({
      exerciseId: squat.id,
      exerciseName: squat.name,
      category: 'Strength',
      at: null,
      date: toWireDate(wednesday),
      logId: second.id,
    });
    expect((await lift(friday, 205)).newRecords).toEqual([]);
    const held = await member.get(listRecords, {});
    expect(held.map(({ kind, at, value, previous }) => [kind, at, value, previous])).toEqual([
      ['reps-at', 205, 5, null],
      ['weight', null, 210, 200],
      ['e1rm', null, 245, 233.33],
      ['reps-at', 210, 5, null],
      ['reps-at', 200, 5, null],
    ]);
  });

  it('follow a correction and one taken back', async () => {
    const { member, lift } = await aLifter();
    await lift(monday, 200);
    const second = await lift(wednesday, 205);
    const correct = (weight: number) =>
      member.get(correctProgress, { params: { id: second.id }, body: { setsData: fiveSets(weight) } });
    expect(kindsAndValues((await correct(225)).newRecords)[0]).toEqual(['weight', 225, 200]);
    expect((await correct(225)).newRecords).toEqual([]);
    expect((await correct(195)).newRecords).toEqual([]);
    const heaviest = async () =>
      (await member.get(listRecords, {})).find(({ kind }) => kind === 'weight')?.value;
    expect(await heaviest()).toBe(200);
    await correct(230);
    expect(await heaviest()).toBe(230);
    await member.get(takeBackProgress, { params: { id: second.id } });
    expect(await heaviest()).toBe(200);
  });

  it('are told again to a retry as they were the first time', async () => {
    const { member, squat, assignment, lift } = await aLifter();
    await lift(monday, 200);
    const body = logBody(assignment, squat, wednesday, { setsData: fiveSets(250) });
    const send = () => member.ask(logProgress, { body }, { 'idempotency-key': `key-${squat.id}` });
    const first = await send();
    await lift(friday, 300);
    expect((await send()).body).toEqual(first.body);
    expect(first.body).toMatchObject({ newRecords: [{ value: 250 }, {}] });
  });

  it('of someone else are not there; a coach names the member', async () => {
    const { member, lift } = await aLifter();
    await lift(monday, 200);
    const other = await aMember(testApp, coach);
    const query = { memberId: member.id };
    expect((await other.ask(listRecords, { query })).status).toBe(404);
    expect((await coach.ask(listRecords, {})).status).toBe(400);
    expect(await coach.get(listRecords, { query })).toEqual(await member.get(listRecords, {}));
    expect((await coach.ask(listRecords, { query: { memberId: randomUUID() } })).status).toBe(404);
    expect(await other.get(listRecords, {})).toEqual([]);
  });
});

describe("an exercise's history", () => {
  it('has each date, newest first, in pages, and on the first what is told of all', async () => {
    const { member, squat, lift } = await aLifter();
    await lift(monday, 200);
    await lift(wednesday, 210);
    await lift(friday, 205);
    const ask = (query: object) => member.get(getExerciseHistory, { params: { id: squat.id }, query });
    const first = await ask({ limit: 2 });
    expect(first.dates.map(({ date, estimated1RM, volume }) => [date, estimated1RM, volume])).toEqual([
      [toWireDate(friday), 239.17, 5125],
      [toWireDate(wednesday), 245, 5250],
    ]);
    expect(first.dates[0]?.sets).toHaveLength(5);
    expect(first).toMatchObject({ exerciseName: squat.name, next: 2, lineKind: 'e1rm' });
    expect(first.line.map(({ value }) => value)).toEqual([233.33, 245, 239.17]);
    expect(first.weeks).toEqual([{ weekStart: toWireDate(monday), volume: 15_375 }]);
    expect(first.records).toHaveLength(5);
    const second = await ask({ limit: 2, from: 2 });
    expect(second).toMatchObject({ next: null, line: [], weeks: [], records: [] });
    expect(second.dates.map(({ date }) => date)).toEqual([toWireDate(monday)]);
    const since = await ask({ since: wednesday });
    expect([since.dates.length, since.line.length, since.records.length]).toEqual([2, 2, 5]);
    expect(since.weeks[0]?.volume).toBe(10_375);
  });

  it('has the notes of a date, and of someone else is not there', async () => {
    const { member, squat, assignment } = await aLifter();
    await log(member, assignment, squat, monday, { setsData: fiveSets(), notes: 'Slow and deep' });
    const params = { id: squat.id };
    const query = { memberId: member.id };
    expect((await coach.get(getExerciseHistory, { params, query })).dates[0]?.notes).toBe('Slow and deep');
    const other = await aMember(testApp, coach);
    expect((await other.ask(getExerciseHistory, { params, query })).status).toBe(404);
    expect((await coach.ask(getExerciseHistory, { params })).status).toBe(400);
    expect((await member.ask(getExerciseHistory, { params: { id: randomUUID() } })).status).toBe(404);
    expect((await other.get(getExerciseHistory, { params })).dates).toEqual([]);
  });
});
