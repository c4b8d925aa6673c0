import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGroup, deleteGroup, listGroups, updateGroup } from '#contract/members/groups.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { groupColours, maxGroups } from '#domain/groups.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let other: Person;
let ada: Person;
let boaz: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  other = await aCoach(testApp);
  ada = await aMember(testApp, coach);
  boaz = await aMember(testApp, coach);
});
beforeEach(() => testApp.db.$client.query('truncate member_groups cascade'));
afterAll(() => testApp.close());

const create = (body: Partial<BodyOf<typeof createGroup>> = {}, who = coach) =>
  who.ask(createGroup, { body: { name: 'Early Risers', colour: 'amber', ...body } });
const made = async (body: Partial<BodyOf<typeof createGroup>> = {}) => (await create(body)).body;
const change = (id: string, body: BodyOf<typeof updateGroup>, who = coach) =>
  who.ask(updateGroup, { params: { id }, body });
const listed = () => coach.get(listGroups, {});
const inOrder = (...people: Person[]) => people.map(({ id }) => id).toSorted();

describe('a group', () => {
  it('has a name, a colour and its members, and stands by its name', async () => {
    expect(await create({ name: 'Runners', colour: 'blue' })).toMatchObject({ status: 201 });
    const { status, body } = await create({ name: ' early risers ', memberIds: [boaz.id, ada.id] });
    expect([status, body]).toEqual([
      201,
      { id: body.id, name: 'early risers', colour: 'amber', memberIds: inOrder(ada, boaz) },
    ]);
    expect((await listed()).map(({ name, memberIds }) => [name, memberIds.length])).toEqual([
      ['early risers', 2],
      ['Runners', 0],
    ]);
  });

  it('is renamed, coloured anew, and given other members, each alone', async () => {
    const { id } = await made({ memberIds: [ada.id] });
    expect((await change(id, { name: 'Dawn' })).body).toMatchObject({ name: 'Dawn', colour: 'amber' });
    expect((await change(id, { colour: 'grey' })).body).toMatchObject({ name: 'Dawn', colour: 'grey' });
    expect((await change(id, { memberIds: [boaz.id] })).body.memberIds).toEqual([boaz.id]);
    expect((await change(id, { add: [ada.id, boaz.id] })).body.memberIds).toEqual(inOrder(ada, boaz));
    expect((await change(id, { remove: [boaz.id] })).body.memberIds).toEqual([ada.id]);
    expect((await change(id, { memberIds: [] })).body.memberIds).toEqual([]);
  });

  it('goes, and its members stay', async () => {
    const { id } = await made({ memberIds: [ada.id] });
    expect((await coach.ask(deleteGroup, { params: { id } })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await coach.ask(deleteGroup, { params: { id } })).body.message).toBe('Group not found');
    expect((await change(id, { name: 'Dawn' })).body.message).toBe('Group not found');
    expect((await made({ memberIds: [ada.id] })).memberIds).toEqual([ada.id]);
  });

  it('loses who is deleted, and who becomes a coach until they are one no longer', async () => {
    const [leaver, riser] = [await aMember(testApp, coach), await aMember(testApp, coach)];
    const { id } = await made({ memberIds: [ada.id, leaver.id, riser.id] });
    await coach.get(deleteMember, { params: { id: leaver.id } });
    await coach.get(changeRole, { params: { id: riser.id }, body: { role: 'admin' } });
    expect((await listed())[0]?.memberIds).toEqual([ada.id]);
    await coach.get(changeRole, { params: { id: riser.id }, body: { role: 'member' } });
    expect((await change(id, { name: 'Dawn' })).body.memberIds).toEqual(inOrder(ada, riser));
  });
});

describe('what is refused', () => {
  const tooLong = 'x'.repeat(61);

  it.each<[Partial<BodyOf<typeof createGroup>>, string]>([
    [{ name: '  ' }, 'Enter a name for the group'],
    [{ name: tooLong }, 'Use at most 60 characters'],
    [{ name: 'Early\nRisers' }, 'Use one line'],
    [{ colour: 'pink' as 'red' }, `Choose a colour: ${groupColours.join(', ')}`],
    [{ memberIds: ['ada'] }, 'This is not a valid id'],
  ])('%j: 400', async (body, sentence) => {
    const answer = await create(body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(sentence)]);
  });

  it('a member named twice, or added and removed at once; nothing to change; two ways of saying who', async () => {
    const twice = await create({ memberIds: [ada.id, ada.id.toUpperCase()] });
    expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('named twice')]);
    const { id } = await made();
    const bodies = [{ add: [ada.id], remove: [ada.id] }, {}, { memberIds: [ada.id], add: [boaz.id] }];
    const answers = await Promise.all(bodies.map(body => change(id, body)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('a member who is not there: 404, a coach: 409, and nothing is changed', async () => {
    const { id } = await made();
    for (const add of [
      [ada.id, randomUUID()],
      [ada.id, other.id],
    ]) {
      const status = add[1] === other.id ? 409 : 404;
      expect((await change(id, { name: 'Dawn', add })).status).toBe(status);
      expect((await create({ name: 'Another', memberIds: add })).status).toBe(status);
    }
    expect(await listed()).toMatchObject([{ name: 'Early Risers', memberIds: [] }]);
  });

  it('a name that another group has, whatever its case', async () => {
    await made();
    const { id } = await made({ name: 'Runners' });
    for (const { status, body } of [
      await create({ name: 'EARLY risers' }),
      await change(id, { name: 'early Risers' }),
    ])
      expect([status, body.message]).toEqual([409, 'There is a group of this name already']);
    expect((await change(id, { name: 'RUNNERS' })).status).toBe(200);
  });

  it(`one more than ${maxGroups}`, async () => {
    await testApp.db.$client.query(
      `insert into member_groups (name, colour) select 'Group ' || n, 'grey' from generate_series(1, $1::int) n`,
      [maxGroups - 1],
    );
    const answers = await Promise.all([create({ name: 'One' }), create({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await listed()).length).toBe(maxGroups);
  });
});

describe('two coaches at once', () => {
  it('make one group of one name', async () => {
    const answers = await Promise.all([create(), create({}, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('are both heard when each adds and takes out somebody', async () => {
    const more = [await aMember(testApp, coach), await aMember(testApp, coach)];
    const { id } = await made({ memberIds: [ada.id, boaz.id] });
    const [one = ada, two = ada] = more;
    await Promise.all([
      change(id, { add: [one.id], remove: [ada.id] }),
      change(id, { add: [two.id], remove: [boaz.id] }, other),
    ]);
    expect((await listed())[0]?.memberIds).toEqual(inOrder(one, two));
  });

  it('a member who is deleted while they are added is in no group', async () => {
    const leaver = await aMember(testApp, coach);
    const { id } = await made();
    const [added] = await Promise.all([
      change(id, { add: [ada.id, leaver.id] }),
      other.ask(deleteMember, { params: { id: leaver.id } }),
    ]);
    expect([200, 404, 409]).toContain(added.status);
    expect((await listed())[0]?.memberIds).toEqual(added.status === 200 ? [ada.id] : []);
  });
});

it('narrows the strength table; of a group that is not there is nobody', async () => {
  const squat = await anExercise(coach);
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
  for (const member of [ada, boaz])
    await log(member, await assign(coach, member, program, today), squat, today, {
      setsData: [{ setNum: 1, reps: 5, weight: 200 }],
    });
  const { id } = await made({ memberIds: [boaz.id] });
  const names = async (query: object) =>
    (await coach.get(getStrengthMetrics, { query })).map(({ memberId }) => memberId);
  expect((await names({})).toSorted()).toEqual(inOrder(ada, boaz));
  expect(await names({ group: id })).toEqual([boaz.id]);
  expect(await names({ group: id, limit: 10 })).toEqual([boaz.id]);
  expect(await names({ group: randomUUID() })).toEqual([]);
  expect((await coach.ask(getStrengthMetrics, { query: { group: 'dawn' } })).status).toBe(400);
});
