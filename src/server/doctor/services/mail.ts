import { createTransport } from 'nodemailer';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { smtpOptions } from '#server/mail/send-mail.ts';
import type { Settings } from '#server/settings/settings.ts';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;

const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Signs in to the mail server without sending anything; a letter goes out only where someone is named. */
export async function checkMail(settings: MailSettings, to: string | undefined): Promise<Finding> {
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) return withoutServer(settings, to);
  const transport = createTransport({ ...smtpOptions(smtpUrl), ...patience });
  try {
    if (to === undefined) await transport.verify();
    else await transport.sendMail(emailTo(to, senderOf(settings)));
    return found(settings, to);
  } catch (error) {
    return findingOf(error as SmtpError, hostOf(smtpUrl));
  } finally {
    transport.close();
  }
}

function withoutServer({ publicUrl }: MailSettings, to: string | undefined): Finding {
  const sentence = 'No mail server is set, so letters are files in DATA_DIR/outbox and reach no one.';
  const advice =
    'Set SMTP_URL to what your mail provider names, like smtps://user:password@mail.example.com:465.';
  if (to !== undefined) return fault(sentence, advice);
  return publicUrl === undefined ? skipped(sentence) : warning(sentence, advice);
}

function found({ smtpUrl = '', mailFrom, publicUrl }: MailSettings, to: string | undefined): Finding {
  const host = hostOf(smtpUrl);
  if (mailFrom === undefined && publicUrl === undefined) {
    return warning(
      `${host} takes letters, but they would come from no-reply@localhost, which mail programs refuse.`,
      'Set MAIL_FROM to an address of your own.',
    );
  }
  if (to !== undefined)
    return ok(`A letter to ${to} was taken by ${host}. See whether it arrives, and not among the junk.`);
  const isSignedIn = new URL(smtpUrl).username !== '';
  return ok(
    `${host} answers${isSignedIn ? ' and lets us in' : ''}. Nothing was sent; try a letter with --send ADDRESS.`,
  );
}

const hostOf = (smtpUrl: string) => new URL(smtpUrl).hostname;

const senderOf = ({ mailFrom, publicUrl }: MailSettings) =>
  mailFrom ?? `no-reply@${publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname}`;

const emailTo = (to: string, from: string) => ({
  from,
  to,
  subject: 'A letter from Fellowship, to see whether it arrives',
  text: 'This letter was sent by npm run doctor. If you can read it, letters from Fellowship arrive here.\n',
  headers: { 'Auto-Submitted': 'auto-generated' },
});

type SmtpError = Error & { code?: string; response?: string };

function findingOf({ code = '', message, response = '' }: SmtpError, host: string): Finding {
  const answer = (response || message).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  const [sentence, advice] = troubles[code] ?? other;
  return fault(`The mail server ${host} ${sentence.replace('…', answer)}.`, advice);
}

type Trouble = readonly [sentence: string, advice: string];

const other: Trouble = ['cannot be used: …', 'Check SMTP_URL against what your mail provider says.'];
const absent: Trouble = [
  'does not answer (…)',
  'Check the host and port in SMTP_URL. Many providers of servers close port 25: 465 (smtps://) and 587 (smtp://) are usual.',
];

const troubles: Record<string, Trouble | undefined> = {
  EAUTH: [
    'refuses the user or the password (…)',
    'Check both in SMTP_URL; signs like @ and / in them are written %40 and %2F. Some providers want a password made for programs.',
  ],
  ECONNECTION: absent,
  ESOCKET: absent,
  ETIMEDOUT: absent,
  ECONNREFUSED: absent,
  EDNS: [
    'has a name that the network does not know',
    'Check the host in SMTP_URL, and the name server of this machine.',
  ],
  ETLS: [
    'does not offer encryption that we can trust (…)',
    'Use smtps:// and port 465, or ask the provider for a host with a valid certificate.',
  ],
  EENVELOPE: ['refuses the letter (…)', 'Set MAIL_FROM to an address that this account may send from.'],
};
