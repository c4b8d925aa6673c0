import { type Topic, topicText } from '#domain/notices/topics.ts';
import type { BrandedEmail } from '#server/mail/email.ts';
import { greeting } from '#server/mail/emails.ts';

type NoticeContent = {
  recipient: string;
  firstName: string | null;
  topic: Topic;
  text: string;
  more: string | null;
  link: string;
  unsubscribe: string;
};

/** The notice's text, and a link to what it is about. */
export const noticeEmail =
  ({ recipient, firstName, topic, text, more, link, unsubscribe }: NoticeContent): BrandedEmail =>
  ({ name }) => ({
    recipient,
    subject: text,
    paragraphs: [greeting(firstName), `${text}.`, ...(more?.split('\n') ?? [])],
    actions: [{ label: `Open ${name}`, href: link }],
    unsubscribe: { label: `Unsubscribe from e-mails about “${topicText[topic]}”`, href: unsubscribe },
  });
