import { createTransport } from 'nodemailer';
import { putIntoOutbox } from './outbox.ts';
import { isThisMachine } from '#server/settings/settings.ts';
import type { QueuedMail } from './queries.ts';

export type SendSettings = {
  /** The mail server; without one, letters are put into the folder. */
  smtpUrl?: string | undefined;
  from: () => Promise<string>;
  outboxFolder: string;
};

export type MailSender = {
  /** Answers the file where the letter lies, or null when it went to a mail server. */
  send: (mail: QueuedMail) => Promise<string | null>;
  /** Ends the connections that stand open for the next letter. */
  close: () => void;
};

const smtpTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * A connection takes many letters, one after another: to be greeted and encrypted takes longer than a letter. One that
 * the mail server has closed meanwhile is made again once.
 */
const connections = { pool: true, maxConnections: 10, maxMessages: 100, idleTimeout: 10_000, maxRequeues: 1 };

/** Letters open accounts: someone who stands in between could otherwise talk us out of encryption. */
export const smtpOptions = (smtpUrl: string) => ({
  url: smtpUrl,
  requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
});

export function sender({ smtpUrl, from, outboxFolder }: SendSettings): MailSender {
  if (smtpUrl !== undefined) {
    const transport = createTransport({ ...connections, ...smtpOptions(smtpUrl), ...smtpTimeouts });
    return {
      send: async mail => {
        await transport.sendMail(messageOf(mail, await from()));
        return null;
      },
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async mail => {
      const { message } = await transport.sendMail(messageOf(mail, await from()));
      return putIntoOutbox(outboxFolder, mail, message as Buffer);
    },
    close: () => transport.close(),
  };
}

/** A letter sent twice, because its first answer was lost, is one to the mail program: it has the same id. */
function messageOf({ id, recipient, subject, text, html, unsubscribe, createdAt }: QueuedMail, from: string) {
  const host = /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: recipient,
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}.${createdAt.getTime()}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== null && {
        // Mail programs have a button of their own for it (RFC 8058).
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // A letter is our own words: it never reads a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
