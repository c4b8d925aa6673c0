import type { Database } from '#server/database/database.ts';
import { mails } from '#server/database/tables/mail.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { type BrandedLetter, htmlOf, textOf } from './letter.ts';

/** Puts a letter on its way: it is sent when the transaction that it tells of is done, and only then. */
export async function queueMail(tx: Database, branded: BrandedLetter, now: Date): Promise<void> {
  const brand = await brandNow(tx);
  const letter = branded(brand);
  const { recipient, subject } = letter;
  await tx.insert(mails).values({
    recipient,
    subject,
    text: textOf(letter, brand),
    html: htmlOf(letter, brand),
    createdAt: now,
    nextTryAt: now,
  });
}
