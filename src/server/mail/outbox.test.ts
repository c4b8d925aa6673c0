import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deleteMember } from '#contract/members.ts';
import { deleteAccount } from '#contract/profile.ts';
import { forgetPassword } from '#contract/session.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, type Person } from '#server/testing/people.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { removeOldEmails } from './outbox.ts';

const now = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;

async function anOutbox(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a letter is removed after 30 days, and nothing else is', async () => {
  const folder = await anOutbox();
  const names = [
    '2026-02-16T11-59-59.000Z-000001.eml',
    '2026-02-16T11-59-59.000Z-000002-ruth@fellowship.example.eml',
    '2026-02-16T11-59-59.000Z-000003.eml.part',
    '2026-02-16T12-00-00.000Z-000004.eml',
    '1999-notes.txt',
  ];
  for (const name of names) await writeFile(path.join(folder, name), '');
  await removeOldEmails(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual(['1999-notes.txt', names[3]]);
  await removeOldEmails(path.join(folder, 'not-there'), now);
});

it.each<[string, (member: Person, coach: Person) => Promise<unknown>]>([
  ['by its owner', member => member.get(deleteAccount, { body: { confirmation: password } })],
  ['by a coach', (member, coach) => coach.get(deleteMember, { params: { id: member.id } })],
])('an account that is deleted %s leaves no letter and no line with its address', async (_by, remove) => {
  const outboxFolder = await anOutbox();
  const testApp = await appForThisTest({ now, outboxFolder });
  const coach = await aCoach(testApp);
  const [member, other] = [await aMember(testApp, coach), await aMember(testApp, coach)];
  for (const { email } of [member, other]) await coach.get(forgetPassword, { body: { email } });
  const lines: string[] = [];
  const delivery = startMailDelivery(testApp.db, {
    from: async () => 'Fellowship <mail@fellowship.example>',
    outboxFolder,
    now: () => testApp.clock.now,
    say: line => lines.push(line),
  });
  onTestFinished(() => delivery.stop());
  const told = async () =>
    [...(await textsIn(outboxFolder)), ...(await readdir(outboxFolder)), ...lines].join('\n');
  // Two letters each: an invitation, and the one that was asked for.
  while (lines.length < 4) await new Promise(resolve => setTimeout(resolve, 20));
  expect(await told()).toContain(member.email);
  // Letters not sent yet wait in the queue.
  testApp.clock.now = new Date(now.getTime() - day);
  await delivery.stop();
  await coach.get(forgetPassword, { body: { email: member.email } });

  await remove(member, coach);
  expect(await told()).not.toContain(member.email);
  expect(await told()).toContain(other.email);
  const { rows } = await testApp.db.$client.query('select recipient from mails');
  expect(rows.map(({ recipient }: { recipient: string }) => recipient)).not.toContain(member.email);
});

const textsIn = async (folder: string) =>
  Promise.all((await readdir(folder)).map(name => readFile(path.join(folder, name), 'utf8')));
