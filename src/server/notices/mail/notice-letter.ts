import { type Topic, topicWords } from '#domain/notices/topics.ts';
import type { BrandedLetter } from '#server/mail/letter.ts';
import { greeting } from '#server/mail/letters.ts';

type Told = {
  recipient: string;
  firstName: string | null;
  topic: Topic;
  text: string;
  more: string | null;
  link: string;
  unsubscribe: string;
};

/** The notice's text, and a link to what it is about. */
export const noticeLetter =
  ({ recipient, firstName, topic, text, more, link, unsubscribe }: Told): BrandedLetter =>
  ({ name }) => ({
    recipient,
    subject: text,
    paragraphs: [greeting(firstName), `${text}.`, ...(more?.split('\n') ?? [])],
    actions: [{ label: `Open ${name}`, href: link }],
    unsubscribe: { label: `Unsubscribe from e-mails about “${topicWords[topic]}”`, href: unsubscribe },
  });
