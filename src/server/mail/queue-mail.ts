import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { mails } from '#server/database/tables/mail.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { type BrandedEmail, htmlOf, textOf } from './email.ts';

/** Puts a letter on its way: it is sent when the transaction that it is about is done, and only then. */
export const queueMail = (tx: Database, branded: BrandedEmail, now: Date): Promise<void> =>
  queueMails(tx, [branded], now);

/** Many at once; those about an account go before them where both wait. */
export async function queueMails(tx: Database, branded: readonly BrandedEmail[], now: Date): Promise<void> {
  if (branded.length === 0) return;
  const brand = await brandNow(tx);
  const rows = branded.map(written => {
    const mail = written(brand);
    const { recipient, subject, unsubscribe } = mail;
    return {
      recipient,
      subject,
      text: textOf(mail, brand),
      html: htmlOf(mail, brand),
      unsubscribe: unsubscribe?.href ?? null,
      createdAt: now,
      nextTryAt: now,
    };
  });
  for (const some of inChunks(rows)) await tx.insert(mails).values(some);
}
