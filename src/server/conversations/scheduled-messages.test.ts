import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '#contract/conversations/conversations.ts';
import {
  cancelScheduledMessage,
  listScheduledMessages,
  sendToMany,
} from '#contract/conversations/to-many.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { attachmentFiles } from '#server/attachments/attachment-files.ts';
import { sweepAttachments } from '#server/attachments/sweep-attachments.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aVoiceNote, uploaded } from '#server/testing/attachments.ts';
import { liveChannel } from '#server/live/publish-live.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { sendScheduled } from './scheduled-messages.ts';

const start = new Date('2026-03-18T12:00:00Z');
const later = '2026-03-20T07:00:00+02:00';

let testApp: TestApp;
let coach: Person;
let ada: Person;
let ruth: Person;
const said: string[] = [];

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  said.length = 0;
  await testApp.db.$client.query('truncate scheduled_messages');
  ada = await aMember(testApp, coach, { firstName: 'Ada' });
  ruth = await aMember(testApp, coach, { firstName: 'Ruth' });
});
afterAll(() => testApp.close());

const schedule = (more: object = {}) =>
  coach.ask(sendToMany, {
    body: { text: 'Rest, {firstName}', to: { memberIds: [ada.id, ruth.id] }, sendAt: later, ...more },
  });
const work = async (at: string) => {
  testApp.clock.now = new Date(at);
  const files = attachmentFiles(testApp.attachmentsFolder);
  await sendScheduled(testApp.db, testApp.clock.now, { files, say: line => said.push(line) });
};
const messagesOf = async (who: Person) =>
  (await who.get(listMessages, { params: { memberId: who.id } })).messages;
const textsOf = async (who: Person) => (await messagesOf(who)).map(({ text }) => text);

describe('a message for a later time', () => {
  it('is listed until its time, goes out then, and once', async () => {
    const { status, body } = await schedule();
    expect([status, body.count]).toEqual([201, 2]);
    expect(await coach.get(listScheduledMessages, {})).toEqual([
      {
        id: body.scheduledId,
        text: 'Rest, {firstName}',
        count: 2,
        attachments: 0,
        sendAt: '2026-03-20T05:00:00.000Z',
        authorName: 'Head Coach',
        heldWhy: null,
      },
    ]);
    await work('2026-03-20T04:59:59Z');
    expect(await textsOf(ada)).toEqual([]);
    await Promise.all([work('2026-03-20T05:00:00Z'), work('2026-03-20T05:00:00Z')]);
    expect([await textsOf(ada), await textsOf(ruth)]).toEqual([['Rest, Ada'], ['Rest, Ruth']]);
    expect(await coach.get(listScheduledMessages, {})).toEqual([]);
  });

  it('is called off by any coach until it has gone out', async () => {
    const { body } = await schedule();
    const other = await aCoach(testApp);
    const cancel = () => other.ask(cancelScheduledMessage, { params: { id: body.scheduledId ?? '' } });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(404);
    await work('2026-03-21T00:00:00Z');
    expect(await textsOf(ada)).toEqual([]);
  });

  it('leaves out who has gone, and is held where its author coaches no more', async () => {
    await schedule();
    await coach.get(deleteMember, { params: { id: ruth.id } });
    await work('2026-03-20T06:00:00Z');
    expect(await textsOf(ada)).toEqual(['Rest, Ada']);
    testApp.clock.now = start;
    const other = await aCoach(testApp);
    await other.get(sendToMany, { body: { text: 'Hi', to: { memberIds: [ada.id] }, sendAt: later } });
    await coach.get(changeRole, { params: { id: other.id }, body: { role: 'member' } });
    await work('2026-03-20T06:00:00Z');
    expect(await textsOf(ada)).toEqual(['Rest, Ada']);
    expect(said).toEqual(['A message to many was not sent: Who wrote it is no longer a coach']);
    expect(await coach.get(listScheduledMessages, {})).toMatchObject([
      { text: 'Hi', heldWhy: 'Who wrote it is no longer a coach' },
    ]);
    said.length = 0;
    await work('2026-03-20T07:00:00Z');
    expect(said, 'it is not tried again').toEqual([]);
  });

  it('is kept, held and said where its author’s account is gone', async () => {
    const other = await aCoach(testApp);
    await other.get(sendToMany, { body: { text: 'Hi', to: { memberIds: [ada.id] }, sendAt: later } });
    await coach.get(changeRole, { params: { id: other.id }, body: { role: 'member' } });
    await coach.get(deleteMember, { params: { id: other.id } });
    const kept = [{ text: 'Hi', authorName: null, heldWhy: 'Who wrote it is no longer a coach' }];
    expect(await coach.get(listScheduledMessages, {})).toMatchObject(kept);
    await work('2026-03-20T06:00:00Z');
    expect(await textsOf(ada)).toEqual([]);
    expect(await coach.get(listScheduledMessages, {})).toMatchObject(kept);
  });

  it('is told to the other coaches’ open pages: written, called off, and held', async () => {
    const heard: string[] = [];
    const listener = await testApp.db.$client.connect();
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query(`listen ${liveChannel}`);
    const told = JSON.stringify({ people: [], coaches: true, subjects: ['messages'] });
    const { body } = await schedule();
    await expect.poll(() => heard).toEqual([told]);
    await coach.get(cancelScheduledMessage, { params: { id: body.scheduledId ?? '' } });
    await expect.poll(() => heard).toEqual([told, told]);
    await schedule();
    await expect.poll(() => heard).toHaveLength(3);
    await testApp.db.$client.query('update scheduled_messages set author_id = null');
    await work('2026-03-20T06:00:00Z');
    await expect.poll(() => heard).toEqual([told, told, told, told]);
    listener.release(true);
  });

  it.each([
    ['2026-03-18T12:00:00Z', 'Choose a time that is still to come'],
    ['2028-03-18T12:00:00Z', 'Choose a time within a year'],
  ])('not at %s', async (sendAt, message) => {
    const answer = await schedule({ sendAt });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});

const sendFile = (id: string, more: object = {}) => schedule({ attachments: [id], ...more });

describe('a file of a message to many', () => {
  it('goes to each as their own, at once', async () => {
    const { id } = await uploaded(coach, ada.id, aVoiceNote());
    const { status } = await coach.ask(sendToMany, {
      body: { text: 'Listen', to: { memberIds: [ada.id, ruth.id] }, attachments: [id] },
    });
    expect(status).toBe(201);
    const [[first], [second]] = [await messagesOf(ada), await messagesOf(ruth)];
    const [one, two] = [first?.attachments[0], second?.attachments[0]];
    expect([one?.kind, two?.kind]).toEqual(['voice', 'voice']);
    expect(new Set([id, one?.id, two?.id]).size).toBe(3);
    const files = await readdir(testApp.attachmentsFolder);
    expect([files.includes(id), files.includes(one?.id ?? ''), files.includes(two?.id ?? '')]).toEqual([
      false,
      true,
      true,
    ]);
    const file = await ruth.send('GET', `/api/attachments/${two?.id}/file`);
    expect(file.status).toBe(200);
    expect((await ada.send('GET', `/api/attachments/${two?.id}/file`)).status).toBe(404);
  });

  it('that is lost holds its message with the reason, and keeps no other from going out', async () => {
    const { id } = await uploaded(coach, ada.id, aVoiceNote());
    await sendFile(id, { sendAt: '2026-03-20T04:00:00Z' });
    await schedule();
    await attachmentFiles(testApp.attachmentsFolder).remove([id]);
    await work('2026-03-20T06:00:00Z');
    expect(await textsOf(ada)).toEqual(['Rest, Ada']);
    expect(await coach.get(listScheduledMessages, {})).toMatchObject([
      { heldWhy: 'A file of this message is no longer there. Choose it again.' },
    ]);
  });

  it('is kept until its message goes out, days later', async () => {
    const { id } = await uploaded(coach, ada.id, aVoiceNote());
    expect((await sendFile(id)).status).toBe(201);
    testApp.clock.now = new Date('2026-03-20T04:00:00Z');
    await sweepAttachments(testApp.db, testApp.attachmentsFolder, testApp.clock.now);
    await work('2026-03-20T06:00:00Z');
    expect((await messagesOf(ruth))[0]?.attachments).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('goes out though whoever it was chosen for first is gone by then', async () => {
    const { id } = await uploaded(coach, ada.id, aVoiceNote());
    expect((await sendFile(id)).status).toBe(201);
    await coach.get(deleteMember, { params: { id: ada.id } });
    expect(await coach.get(listScheduledMessages, {})).toMatchObject([{ count: 1, attachments: 1 }]);
    await work('2026-03-20T06:00:00Z');
    expect((await messagesOf(ruth))[0]?.attachments).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('is the author’s own, or nothing is sent', async () => {
    const { id } = await uploaded(ada, ada.id, aVoiceNote());
    const answer = await sendFile(id);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'attachments']);
    expect(await coach.get(listScheduledMessages, {})).toEqual([]);
  });
});
