import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { deleteMember } from '#contract/members.ts';
import { listNotices, seeNotices } from '#contract/notices/notices.ts';
import { setNoticePreferences } from '#contract/notices/preferences.ts';
import { getPushKey, subscribeToPush, testPush, unsubscribeFromPush } from '#contract/notices/push.ts';
import { connectDatabase, transaction } from '#server/database/database.ts';
import { recordNotice } from '#server/notices/record-notice.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { type Device, type Manner, startPushService } from '#server/testing/services/push-service.ts';
import { PushDelivery, pushesALook } from './deliver-pushes.ts';
import { pushKeys } from './push-keys.ts';
import { pushSender } from './send-push.ts';

/** A Wednesday, at noon where everyone is. */
const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;

let testApp: TestApp;
let coach: Person;
let member: Person;
let service: Awaited<ReturnType<typeof startPushService>>;

const sender = pushSender('https://fellowship.example', { toOwnNetwork: true });
/** Long enough for who answers, on a slow machine too. */
const hasty = pushSender('https://fellowship.example', { toOwnNetwork: true, timeoutMs: 3_000 });

beforeAll(async () => {
  testApp = await appForTests({ now: start, pushToOwnNetwork: true });
  service = await startPushService(() => testApp.clock.now);
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach);
  await testApp.db.$client.query('delete from notices');
});
afterAll(async () => {
  for (const each of [sender, hasty]) each.close();
  await service.stop();
  expect(service.complaints).toEqual([]);
  await testApp.close();
});

async function aDeviceOf(who: Person, manner: Manner = 'well'): Promise<Device> {
  const device = service.aDevice(manner);
  await who.get(subscribeToPush, { body: device.subscription });
  return device;
}

const tell = (key = 'a thing', people = [member.id]) =>
  transaction(testApp.db, tx =>
    recordNotice(tx, {
      topic: 'program',
      key,
      at: testApp.clock.now,
      text: `Told of ${key}`,
      link: '/member?section=workouts',
      people,
    }),
  );
/** Looks until nothing is due, and waits for what becomes of it. Answers how many went out. */
async function deliverBy(delivery: PushDelivery, now: Date): Promise<number> {
  let count = 0;
  for (let taken = pushesALook; taken > 0; count += taken) {
    taken = await delivery.look(now);
    await delivery.settle(now);
  }
  return count;
}
const deliver = (minutes = 0) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * minute);
  return deliverBy(new PushDelivery(testApp.db, sender), testApp.clock.now);
};
const state = async (who = member) => {
  const { rows } = await testApp.db.$client.query<{ due: Date | null; sent: boolean; note: string | null }>(
    `select push_due_at as due, push_sent_at is not null as sent, push_note as note from notices
     where person_id = $1 order by at desc limit 1`,
    [who.id],
  );
  return rows[0];
};
const devicesOf = async (who = member) => {
  const { rows } = await testApp.db.$client.query('select 1 from push_subscriptions where person_id = $1', [
    who.id,
  ]);
  return rows.length;
};

describe('a notice', () => {
  it('comes to each of a person’s browsers, signed and encrypted, once', async () => {
    const devices = [await aDeviceOf(member), await aDeviceOf(member)];
    await tell();
    await deliver();
    await deliver(60);
    for (const device of devices)
      expect(service.shownOn(device)).toEqual([
        {
          id: expect.any(String),
          title: 'Fellowship',
          text: 'Told of a thing',
          link: '/member?section=workouts',
          unread: 1,
        },
      ]);
    expect(await state()).toEqual({ due: null, sent: true, note: null });
  });

  it('waits for nobody without a browser that takes push', async () => {
    await tell();
    expect(await state()).toMatchObject({ due: null });
  });

  it('is delivered once by two servers that look at the same time', async () => {
    const { options } = testApp.db.$client;
    const otherDb = connectDatabase({ ...options, password: options.password }, () => undefined);
    const device = await aDeviceOf(member);
    for (let n = 0; n < 40; n += 1) await tell(`thing ${n}`);
    const counts = await Promise.all(
      [testApp.db, otherDb, testApp.db].map(db => deliverBy(new PushDelivery(db, sender), start)),
    );
    await otherDb.end();
    expect(counts.reduce((sum, count) => sum + count)).toBe(40);
    expect(new Set(service.shownOn(device).map(({ text }) => text)).size).toBe(40);
    expect(service.shownOn(device).length).toBe(40);
  });

  it('that has been seen meanwhile is not sent; a message waits a moment for that', async () => {
    const device = await aDeviceOf(member);
    await coach.get(sendMessage, { params: { memberId: member.id }, body: { text: 'My secret words' } });
    expect(await deliver()).toBe(0);
    await member.get(seeNotices, { body: {} });
    await deliver(1);
    expect(service.shownOn(device)).toEqual([]);
    await coach.get(sendMessage, { params: { memberId: member.id }, body: { text: 'My secret words' } });
    await deliver(1);
    expect(service.shownOn(device).map(({ text }) => text)).toEqual(['Head Coach wrote to you']);
  });

  it('waits for the end of the quiet hours of its reader’s own zone, and stands in the list', async () => {
    const sleeper = await aMember(testApp, coach, { timeZone: 'Asia/Tokyo' });
    await testApp.db.$client.query('delete from notices');
    const device = await aDeviceOf(sleeper);
    testApp.clock.now = new Date('2026-03-18T13:30:00Z');
    await tell('night', [sleeper.id]);
    await deliver();
    expect(service.shownOn(device)).toEqual([]);
    expect((await sleeper.get(listNotices, {})).unread).toBe(1);
    expect(await state(sleeper)).toEqual({
      due: new Date('2026-03-18T22:00:00Z'),
      sent: false,
      note: 'quiet hours',
    });
    await deliver(8.5 * 60);
    expect(service.shownOn(device).length).toBe(1);
  });

  it('is not sent where its topic is no longer wanted by push', async () => {
    const device = await aDeviceOf(member);
    await tell();
    const topics = [{ topic: 'program' as const, push: false, mail: false, inApp: true }];
    await member.get(setNoticePreferences, { body: { topics } });
    await deliver();
    expect([service.shownOn(device), await state()]).toEqual([
      [],
      { due: null, sent: false, note: 'not wanted' },
    ]);
  });

  it('of someone who is deleted meanwhile goes to nobody', async () => {
    const device = await aDeviceOf(member);
    await tell();
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await deliver()).toBe(0);
    expect(service.shownOn(device)).toEqual([]);
  });
});

/** So many people, each with a browser, are notified of so many things. */
async function manyTold(count: number, things: number, mannerOf: (n: number) => Manner = () => 'well') {
  const people = await Promise.all(Array.from({ length: count }, () => aMember(testApp, coach)));
  await testApp.db.$client.query('delete from notices');
  const devices = await Promise.all(people.map((who, n) => aDeviceOf(who, mannerOf(n))));
  const ids = people.map(({ id }) => id);
  for (let n = 0; n < things; n += 1) await tell(`thing ${n}`, ids);
  return devices;
}

describe('notices to many', () => {
  // A hanging push is waited for after its test: the other tests' sender is not to leave the service alone for it.
  const ownSender = pushSender('https://fellowship.example', { toOwnNetwork: true });
  afterAll(() => ownSender.close());

  it('go out look by look, while none waits for the answers of those before', async () => {
    const devices = await manyTold(6, pushesALook / 5, n => (n === 0 ? 'hangs' : 'well'));
    const delivery = new PushDelivery(testApp.db, ownSender);
    expect(await delivery.look(start)).toBe(pushesALook);
    expect(await delivery.look(start)).toBe(20);
    expect(await delivery.look(start)).toBe(0);
    const shown = () => devices.flatMap(device => service.shownOn(device)).length;
    await vi.waitFor(() => expect(shown()).toBe(pushesALook), { timeout: 20_000 });
    expect(delivery.isBusy).toBe(true);
    // Answers are noted down meanwhile; the others are still waited for.
    await vi.waitFor(
      async () => {
        await delivery.look(start);
        const { rows } = await testApp.db.$client.query(
          'select 1 from notices where push_sent_at is not null and push_due_at is null',
        );
        expect(rows.length).toBe(pushesALook);
      },
      { timeout: 20_000 },
    );
  });

  it('take no more room than there is: what hangs leaves the rest where it was', async () => {
    await manyTold(1, 30, () => 'hangs');
    const delivery = new PushDelivery(testApp.db, ownSender, { maxInFlight: 20 });
    expect([await delivery.look(start), await delivery.look(start)]).toEqual([20, 0]);
    const { rows } = await testApp.db.$client.query(
      'select 1 from notices where push_tries = 0 and push_due_at <= $1',
      [start],
    );
    expect(rows.length).toBe(10);
  });

  it('are sent once, also where what came of them could not be noted down at first', async () => {
    const [device] = await manyTold(1, 1);
    const delivery = new PushDelivery(testApp.db, ownSender);
    await delivery.look(start);
    await vi.waitFor(() => expect(device && service.shownOn(device).length).toBe(1), { timeout: 20_000 });
    await testApp.db.$client.query('alter table notices rename column push_note to away');
    await expect(delivery.settle(start)).rejects.toThrow('push_note');
    await testApp.db.$client.query('alter table notices rename column away to push_note');
    expect(delivery.isBusy).toBe(true);
    await delivery.settle(start);
    const { rows } = await testApp.db.$client.query('select push_due_at as due from notices');
    expect(rows).toEqual([{ due: null }]);
  });
});

describe('a push service that', () => {
  it.each([['gone'], ['lost']] as const)('says that the browser is %s: it is forgotten', async manner => {
    const [device, other] = [await aDeviceOf(member, manner), await aDeviceOf(member)];
    await tell();
    await deliver();
    expect([service.triesOf(device), service.shownOn(other).length, await devicesOf()]).toEqual([1, 1, 1]);
    expect(await state()).toMatchObject({ due: null, sent: true });
  });

  it.each([
    ['fails', '500'],
    ['misleads', '307'],
  ] as const)('%s is tried again, five times more, and holds up nobody', async (manner, note) => {
    const [device, other] = [await aDeviceOf(member, manner), await aDeviceOf(member)];
    await tell();
    await deliver();
    expect(await state()).toEqual({ due: new Date(start.getTime() + minute), sent: true, note });
    expect(service.shownOn(other).length).toBe(1);
    for (const minutes of [1, 5, 30, 120]) await deliver(minutes);
    // By then it is night.
    testApp.clock.now = new Date(start.getTime() + 20 * 60 * minute);
    await deliver();
    expect(service.triesOf(device)).toBe(6);
    expect(await state()).toMatchObject({ due: null, note });
    expect(service.shownOn(other).length).toBe(1);
    expect(await devicesOf()).toBe(2);
  });

  it('hangs, or never ends, is given up for now, and holds up nobody', async () => {
    const silent = [await aDeviceOf(member, 'hangs'), await aDeviceOf(member, 'drips')];
    const other = await aDeviceOf(member);
    await tell();
    await deliverBy(new PushDelivery(testApp.db, hasty), start);
    expect(await state()).toEqual({ due: new Date(start.getTime() + minute), sent: true, note: 'no answer' });
    for (const device of silent) device.manner = 'well';
    await deliver(1);
    expect([...silent, other].map(device => service.shownOn(device).length)).toEqual([1, 1, 1]);
  });

  it('says when to come again is not asked before', async () => {
    const device = await aDeviceOf(member, 'busy');
    await tell();
    await deliver();
    await deliver(59);
    expect(service.triesOf(device)).toBe(1);
    device.manner = 'well';
    await deliver(1);
    expect(service.shownOn(device).length).toBe(1);
  });

  it.each([['floods'], ['lies']] as const)(
    '%s with its answer is cut off, and not sent it again',
    async manner => {
      const device = await aDeviceOf(member, manner);
      await tell();
      await deliver();
      await deliver(60);
      expect(service.shownOn(device).length).toBe(1);
      expect(await state()).toMatchObject({ due: null, sent: true });
    },
  );
});

describe('a browser', () => {
  it('that is signed out takes nothing more', async () => {
    const device = await aDeviceOf(member);
    await tell();
    await member.send('GET', '/api/logout');
    await deliver();
    expect([service.shownOn(device), await devicesOf()]).toEqual([[], 0]);
  });

  it('that someone else has signed in on takes theirs alone', async () => {
    const device = await aDeviceOf(member);
    const another = await aMember(testApp, coach);
    await another.get(subscribeToPush, { body: device.subscription });
    await tell('hers');
    await tell('his', [another.id]);
    await deliver();
    expect(service.shownOn(device).map(({ text }) => text)).toEqual(['Told of his']);
    expect((await another.get(listNotices, {})).isPushedHere).toBe(true);
    expect((await member.get(listNotices, {})).isPushedHere).toBe(false);
  });

  it('is taken off by whose it is alone', async () => {
    const { subscription } = await aDeviceOf(member);
    const body = { endpoint: subscription.endpoint };
    await coach.get(unsubscribeFromPush, { body });
    expect(await devicesOf()).toBe(1);
    for (const again of [1, 2])
      expect([again, (await member.ask(unsubscribeFromPush, { body })).status]).toEqual([again, 200]);
    expect(await devicesOf()).toBe(0);
  });

  it('is one of ten of a person: with one more the first goes', async () => {
    for (let n = 0; n < 11; n += 1) {
      testApp.clock.now = new Date(start.getTime() + n * minute);
      await aDeviceOf(member);
    }
    expect(await devicesOf()).toBe(10);
  });

  it('is tried at once, and what became of it is said', async () => {
    const device = await aDeviceOf(member);
    await aDeviceOf(member, 'gone');
    await aDeviceOf(member, 'fails');
    expect(await member.get(testPush, {})).toEqual({ reached: 1, gone: 1, failed: 1 });
    expect(service.shownOn(device)).toMatchObject([{ text: 'Notices reach this device.' }]);
    expect(await devicesOf()).toBe(2);
  });

  it.each([
    ['no address', 'nowhere'],
    ['another scheme', 'ftp://push.example/1'],
    ['a script', 'javascript:alert(1)'],
    ['an address that is too long', `https://push.example/${'a'.repeat(1000)}`],
  ])('with %s is refused', async (_, endpoint) => {
    const { keys } = service.aDevice().subscription;
    expect((await member.ask(subscribeToPush, { body: { endpoint, keys } })).status).toBe(400);
  });

  it.each([
    ['a key', { p256dh: 'AAAA' }],
    ['a secret', { auth: 'AAAA' }],
    ['a key in another alphabet', { p256dh: '+/'.repeat(44) }],
  ])('with %s that is none is refused', async (_, wrong) => {
    const { endpoint, keys } = service.aDevice().subscription;
    expect(
      (await member.ask(subscribeToPush, { body: { endpoint, keys: { ...keys, ...wrong } } })).status,
    ).toBe(400);
  });

  it('with a key that is no point of the curve fails by itself', async () => {
    const { endpoint, keys } = service.aDevice().subscription;
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    await member.get(subscribeToPush, { body: { endpoint, keys: { ...keys, p256dh } } });
    const other = await aDeviceOf(member);
    await tell();
    await deliver();
    expect(service.shownOn(other).length).toBe(1);
  });
});

it('our keys are made once, by whichever server starts first', async () => {
  const fresh = await appForTests({ now: start });
  const made = await Promise.all([1, 2, 3].map(() => pushKeys(fresh.db, start)));
  await fresh.close();
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  const { publicKey } = await member.get(getPushKey, {});
  expect(Buffer.from(publicKey, 'base64url').length).toBe(65);
});
