import type { TestApp } from './app-for-tests.ts';

export type QueuedEmail = { recipient: string; subject: string; text: string; html: string };

/** The letters on their way to an address, oldest first. */
export async function emailsTo(testApp: TestApp, recipient: string): Promise<QueuedEmail[]> {
  const { rows } = await testApp.db.$client.query<QueuedEmail>(
    'select recipient, subject, text, html from mails where recipient = $1 order by id',
    [recipient],
  );
  return rows;
}

/** The address that a letter leads to; of several, the first. */
export const linkIn = (mail: QueuedEmail | undefined): string =>
  /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';

export const tokenIn = (mail: QueuedEmail | undefined): string =>
  /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
