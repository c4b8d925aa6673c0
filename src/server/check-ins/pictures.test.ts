import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/coaching/check-ins.ts';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import { deleteAttachment, fileOf, getAttachmentStorage } from '#contract/conversations/attachments.ts';
import { sendMessage } from '#contract/conversations/conversations.ts';
import { deleteMember } from '#contract/members.ts';
import { sweepAttachments } from '#server/attachments/sweep-attachments.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { arrived, aVoiceNote, uploaded } from '#server/testing/attachments.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';

const noon = new Date('2026-03-18T12:00:00Z');
const gone = 'A picture of this check-in is no longer there. Choose it again.';
const front = {
  id: randomUUID(),
  part: 'body' as const,
  kind: 'picture' as const,
  text: 'You, from the front',
};
const side = { ...front, id: randomUUID(), text: 'From the side, if you like', isRequired: false };

let testApp: TestApp;
let jpeg: Buffer;
let coach: Person;
let member: Person;
let another: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  jpeg = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  coach = await aCoach(testApp);
  another = await aMember(testApp, coach);
  await coach.get(contract.writeCheckIn, { body: { questions: [front, side], weekday: 'sunday' } });
});
beforeEach(async () => {
  testApp.clock.now = noon;
  await testApp.db.$client.query('delete from check_in_answers');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const aPicture = (who = member, of = who) => uploaded(who, of.id, jpeg, 'picture');
const answer = (ids: string[], headers = {}, who = member) =>
  who.ask(
    contract.answerCheckIn,
    { body: { answers: ids.map((value, at) => ({ questionId: [front, side][at]?.id ?? '', value })) } },
    headers,
  );
async function answered() {
  const picture = await aPicture();
  expect((await answer([picture.id])).status).toBe(201);
  return picture;
}
const seen = async (who = member) =>
  (await who.get(contract.listCheckInAnswers, { query: { memberId: member.id } })).weeks[0];
const files = () => readdir(testApp.attachmentsFolder);

describe('a question that is answered by a picture', () => {
  it('is seen by the member and by coaches, with its size, and is no line of a trend', async () => {
    const { id } = await aPicture();
    const { status, body } = await answer([id]);
    const shown = { id, kind: 'picture', width: 40, height: 60, deletedAt: null };
    expect([status, body]).toMatchObject([
      201,
      { answers: [{ kind: 'picture', text: front.text, value: id }], pictures: [shown] },
    ]);
    for (const who of [member, coach]) expect(await seen(who)).toMatchObject({ pictures: [shown] });
    expect((await member.get(contract.listCheckInAnswers, {})).trends).toEqual([]);
    testApp.clock.now = new Date('2026-03-25T12:00:00Z');
    expect((await member.get(getDueCheckIn, {}))?.before).toEqual([]);
  });

  it('is given to the member and to coaches by a session, and to nobody else', async () => {
    const { id } = await answered();
    const statuses = [member, coach, another, new Person(testApp)].map(
      async who => (await who.send('GET', fileOf(id))).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 401]);
    expect((await another.ask(deleteAttachment, { params: { id } })).status).toBe(404);
    expect((await coach.ask(deleteAttachment, { params: { id } })).status).toBe(404);
  });

  it('has to have one, where it may not be left out', async () => {
    const { body, status } = await answer([]);
    expect([status, body.message]).toEqual([400, `Please answer: ${front.text}`]);
  });

  it.each<[string, () => Promise<string[]>]>([
    ['a voice note', async () => [(await uploaded(member, member.id, aVoiceNote())).id]],
    ['one that has not come whole', async () => [await arrived(member, member.id, jpeg, 'picture')]],
    ['one of another member', async () => [(await aPicture(another)).id]],
    ['one that a coach has sent them', async () => [(await aPicture(coach, member)).id]],
    ['one that is not there', async () => [randomUUID()]],
    ['one for both questions', async () => Array.from({ length: 2 }, () => '').fill((await aPicture()).id)],
    ['one that is in a message', async () => [await inAMessage()]],
  ])('is not answered by %s; nothing is kept of the attempt', async (_what, make) => {
    const ids = await make();
    const { status, body } = await answer(ids);
    expect([status, body.message]).toEqual([400, gone]);
    expect(await seen()).toBeUndefined();
    expect((await answer([(await aPicture()).id])).status).toBe(201);
  });

  it('is no address: a text in its place is refused', async () => {
    const { status, body } = await answer(['https://example.org/a.jpg']);
    expect([status, body.message]).toEqual([400, 'Choose a picture']);
  });

  it('sent again after a lost answer is the same answer', async () => {
    const { id } = await aPicture();
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await answer([id], key), await answer([id], key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
  });
});

async function inAMessage(): Promise<string> {
  const { id } = await aPicture();
  await member.get(sendMessage, { params: { memberId: member.id }, body: { text: '', attachments: [id] } });
  return id;
}

describe('the picture', () => {
  it('counts in the member’s storage until they delete it; the answer then says so', async () => {
    const { id, bytes } = await answered();
    const used = async () => (await member.get(getAttachmentStorage, {})).used;
    expect(await used()).toBe(bytes);
    for (let time = 0; time < 2; time += 1)
      expect((await member.ask(deleteAttachment, { params: { id } })).status).toBe(200);
    expect(await used()).toBe(0);
    expect((await seen(coach))?.pictures).toMatchObject([{ id, bytes: 0, deletedAt: noon.toISOString() }]);
    expect((await member.send('GET', fileOf(id))).status).toBe(404);
    expect(await files()).not.toContain(id);
  });

  it('cannot be sent in a message as well', async () => {
    const { id } = await answered();
    const sent = await member.ask(sendMessage, {
      params: { memberId: member.id },
      body: { text: '', attachments: [id] },
    });
    expect(sent.status).toBe(400);
  });

  it('stays when what was not sent is swept away, and goes with the member', async () => {
    const { id } = await answered();
    const { id: unsent } = await aPicture();
    testApp.clock.now = new Date('2026-03-20T12:00:00Z');
    await sweepAttachments(testApp.db, testApp.attachmentsFolder, testApp.clock.now);
    expect([(await files()).includes(id), (await files()).includes(unsent)]).toEqual([true, false]);
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await files()).not.toContain(id);
  });

  it('is in the file of their data, with where a session of theirs gets it', async () => {
    const { id } = await answered();
    const file = (await member.send('GET', '/api/my-data.json')).body;
    expect(file).toMatchObject({
      checkIns: [{ answers: [{ value: id }] }],
      attachments: [{ id, messageId: null, kind: 'picture', address: fileOf(id) }],
    });
  });
});
