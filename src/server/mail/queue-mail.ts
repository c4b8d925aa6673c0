import type { Database } from '#server/database/database.ts';
import { mails } from '#server/database/tables/mail.ts';
import { htmlOf, type Letter, textOf } from './letter.ts';

/** Puts a letter on its way: it is sent when the transaction that it tells of is done, and only then. */
export async function queueMail(tx: Database, letter: Letter, now: Date): Promise<void> {
  const { recipient, subject } = letter;
  await tx.insert(mails).values({
    recipient,
    subject,
    text: textOf(letter),
    html: htmlOf(letter),
    createdAt: now,
    nextTryAt: now,
  });
}
