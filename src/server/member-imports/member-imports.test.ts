import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments } from '#contract/assignments.ts';
import { listGroups, createGroup } from '#contract/members/groups.ts';
import { importMembers, sendInvitations } from '#contract/members/imports.ts';
import { inviteAgain, listMembers } from '#contract/members.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { emailsTo } from '#server/testing/queued-emails.ts';
import { anExercise, aProgram, fiveByFive } from '#server/testing/training.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';
import { sendDueInvitations } from './send-due-invitations.ts';

const site = 'https://fellowship.example';

let testApp: TestApp;
let coach: Person;
let programName: string;
let count = 0;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date('2026-03-18T12:00:00Z') });
  coach = await aCoach(testApp, 'America/New_York');
  const program = await aProgram(coach, [{ wednesday: fiveByFive(await anExercise(coach)) }]);
  const { rows } = await testApp.db.$client.query<{ name: string }>(
    'select name from workouts where id = $1',
    [program.id],
  );
  programName = rows[0]?.name ?? '';
});
beforeEach(async () => {
  count += 1;
  await testApp.db.$client.query('truncate member_groups cascade; truncate pending_invitations');
});
afterAll(() => testApp.close());

const ask = (body: BodyOf<typeof importMembers>) => coach.ask(importMembers, { body });
const told = async (body: BodyOf<typeof importMembers>) => {
  const answer = await ask(body);
  expect(answer.status).toBe(201);
  return answer.body;
};
const address = (name: string) => `${name}${count}@list.example`;
const listed = async (name: string) =>
  (await coach.get(listMembers, {})).find(({ email }) => email === address(name));
const head = 'Name,Email,Groups,Paid until,Program,Start date';
const sendDue = () => sendDueInvitations(testApp.db, testApp.clock.now, site);

describe('a list of members', () => {
  it('brings in their names, groups, membership, program and invitation', async () => {
    await coach.get(createGroup, { body: { name: 'Barbell', colour: 'red' } });
    const text = `${head}\nAnna Lopez,${address('Anna')},"Early, barbell",2026-05-31,${programName.toUpperCase()},2026-03-23\nBo,${address('bo')},,,,`;
    const answer = await told({ text });
    expect(answer).toMatchObject({
      counts: { taken: 2, alreadyThere: 0, dropped: 0, refused: 0 },
      newGroups: ['Early'],
      isOpen: false,
      mailed: false,
    });
    const anna = await listed('anna');
    expect(anna).toMatchObject({
      firstName: 'Anna',
      lastName: 'Lopez',
      // To the end of that day, where the coach lives.
      subscriptionExpiresAt: '2026-06-01T03:59:59.999Z',
      membershipState: 'active',
      invitationPending: true,
      invitationWaits: false,
    });
    expect(await listed('bo')).toMatchObject({ lastName: '', subscriptionExpiresAt: null });
    const { events } = await coach.get(listSecurityEvents, { query: { memberId: anna?.id ?? '' } });
    expect(events.map(({ text: happened }) => happened)).toContain(
      'Activated a membership for 75 days: until Jun 1, 2026, was never',
    );
    const groups = await coach.get(listGroups, {});
    expect(groups.map(({ name, memberIds }) => [name, memberIds])).toEqual([
      ['Barbell', [anna?.id]],
      ['Early', [anna?.id]],
    ]);
    const [assigned, ...more] = await coach.get(listAssignments, { query: { memberId: anna?.id } });
    expect([assigned?.workoutName, assigned?.startDate, more]).toEqual([
      programName,
      '2026-03-23T00:00:00.000Z',
      [],
    ]);
    await sendDue();
    await sendDue();
    expect(await emailsTo(testApp, address('anna'))).toHaveLength(1);
    expect(await emailsTo(testApp, address('bo'))).toHaveLength(1);
  });

  it('leaves a line in full to be taken where one of the same address before it was refused', async () => {
    const text = `${head}\n,${address('anna')},,,,\nAnna Lopez,${address('anna')},,,,`;
    const { lines } = await told({ text, dryRun: true });
    expect(lines.map(({ fate }) => fate)).toEqual(['refused', 'taken']);
  });

  it('tells beforehand what it would do, and does nothing', async () => {
    const text = `${head}\nAnna,${address('anna')},Early,3/4/2027,Ascencion of none,\nAnna,${address('anna')},,,,\nBo,bo,,,,`;
    const answer = await told({ text, dryRun: true });
    expect(answer.lines.map(({ line, fate, why }) => [line, fate, why])).toEqual([
      [2, 'taken', null],
      [3, 'dropped', 'The same address as on line 2'],
      [4, 'refused', '“bo” is no e-mail address'],
    ]);
    expect(answer).toMatchObject({
      newGroups: ['Early'],
      dates: [{ field: 'paid-until', examples: ['3/4/2027'], proposed: 'day-first', isOpen: true }],
      programs: [{ name: 'Ascencion of none', count: 1, workoutId: null, isOpen: true }],
      isOpen: true,
    });
    expect([await listed('anna'), await coach.get(listGroups, {})]).toEqual([undefined, []]);
  });

  it('is not taken while a question is open, and as it is answered', async () => {
    const text = `${head}\nAnna,${address('anna')},,3/4/2027,Some Plan,`;
    expect((await ask({ text })).status).toBe(409);
    expect(await listed('anna')).toBeUndefined();
    await told({ text, dateOrders: { 'paid-until': 'month-first' }, programs: { 'Some Plan': null } });
    expect(await listed('anna')).toMatchObject({ subscriptionExpiresAt: '2027-03-05T04:59:59.999Z' });
  });

  it('adds nothing the second time', async () => {
    const text = `${head}\nAnna,${address('anna')},Early,2026-05-31,${programName},`;
    await told({ text });
    const before = await listed('anna');
    const again = await told({ text });
    expect(again).toMatchObject({ counts: { taken: 0, alreadyThere: 1 }, newGroups: [] });
    expect(again.lines[0]?.why).toBe('Has an account already: left as it is');
    expect(await listed('anna')).toEqual(before);
    expect(await coach.get(listAssignments, { query: { memberId: before?.id } })).toHaveLength(1);
  });

  it('at the same time by two coaches makes each member once', async () => {
    const other = await aCoach(testApp);
    const text = `${head}\nAnna,${address('anna')},Early,,,\nBo,${address('bo')},Early,,,`;
    const answers = await Promise.all([coach, other].map(who => who.ask(importMembers, { body: { text } })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const all = await coach.get(listMembers, {});
    expect(all.filter(({ email }) => email.endsWith(`${count}@list.example`))).toHaveLength(2);
    expect(await coach.get(listGroups, {})).toMatchObject([{ name: 'Early' }]);
  });

  it('leaves the invitations until a coach sends them, but for those sent by hand', async () => {
    const text = `${head}\nAnna,${address('anna')},,,,\nBo,${address('bo')},,,,`;
    await told({ text, invite: 'later' });
    await sendDue();
    expect(await emailsTo(testApp, address('anna'))).toHaveLength(0);
    const anna = await listed('anna');
    expect(anna).toMatchObject({ invitationWaits: true });
    await coach.get(inviteAgain, { params: { id: anna?.id ?? '' } });
    expect(await listed('anna')).toMatchObject({ invitationWaits: false });
    expect(await coach.get(sendInvitations, {})).toEqual({ count: 1 });
    await sendDue();
    expect(await emailsTo(testApp, address('anna'))).toHaveLength(1);
    expect(await emailsTo(testApp, address('bo'))).toHaveLength(1);
    expect(await coach.get(sendInvitations, {})).toEqual({ count: 0 });
  });

  it('of fifty, with groups and a program, is one import', async () => {
    const lines = Array.from(
      { length: 50 },
      (_, n) =>
        `Person ${n},${address(`p${n}-`)},${n % 2 ? 'Early' : 'Late'},2026-12-31,${programName},2026-03-23`,
    );
    const answer = await told({ text: [head, ...lines].join('\n') });
    expect(answer.counts.taken).toBe(50);
    const groups = await coach.get(listGroups, {});
    expect(groups.map(({ name, memberIds }) => [name, memberIds.length])).toEqual([
      ['Early', 25],
      ['Late', 25],
    ]);
    const assigned = await coach.get(listAssignments, {});
    expect(
      assigned.filter(({ startDate }) => startDate.startsWith('2026-03-23')).length,
    ).toBeGreaterThanOrEqual(50);
  });

  it('is refused where it can’t be read, and to who is no coach', async () => {
    expect((await told({ text: 'Name,Phone\nA,1', dryRun: true })).refused).toBe(
      'No column holds e-mail addresses: say which one does',
    );
    expect((await ask({ text: 'Name,Phone\nA,1' })).status).toBe(409);
    const member = await aMember(testApp, coach);
    expect((await member.ask(importMembers, { body: { text: head } })).status).toBe(403);
  });

  it('says of whoever has come by another way meanwhile that they were there, and makes nothing for them', async () => {
    const other = await testApp.db.$client.connect();
    await other.query('begin');
    await other.query(
      `insert into users (email, first_name, last_name, role, time_zone, created_at)
       values ($1, 'Cleo', 'Hart', 'member', 'UTC', now())`,
      [address('cleo')],
    );
    const text = `${head}\nCleo,${address('cleo')},Late,,,\nDan,${address('dan')},Early,,,`;
    const importing = told({ text });
    await untilWaiting(testApp, 1);
    await other.query('commit');
    other.release();
    expect(await importing).toMatchObject({
      counts: { taken: 1, alreadyThere: 1, dropped: 0, refused: 0 },
      lines: [
        { email: address('cleo'), fate: 'already-there', why: 'Has an account already: left as it is' },
        { email: address('dan'), fate: 'taken', groups: ['Early'] },
      ],
      newGroups: ['Early'],
    });
    expect((await coach.get(listGroups, {})).map(({ name }) => name)).toEqual(['Early']);
    expect(await listed('cleo')).toMatchObject({ firstName: 'Cleo', lastName: 'Hart' });
  });
});
