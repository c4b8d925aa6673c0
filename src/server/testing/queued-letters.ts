import type { TestApp } from './app-for-tests.ts';

export type QueuedLetter = { recipient: string; subject: string; text: string; html: string };

/** The letters on their way to an address, oldest first. */
export async function lettersTo(testApp: TestApp, recipient: string): Promise<QueuedLetter[]> {
  const { rows } = await testApp.db.$client.query<QueuedLetter>(
    'select recipient, subject, text, html from mails where recipient = $1 order by id',
    [recipient],
  );
  return rows;
}

/** The address that a letter leads to; of several, the first. */
export const linkIn = (letter: QueuedLetter | undefined): string =>
  /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';

export const tokenIn = (letter: QueuedLetter | undefined): string =>
  /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
