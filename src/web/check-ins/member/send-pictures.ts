import type { GivenAnswer } from '#domain/check-ins/question.ts';
import type { WaitingCheckIn } from './waiting-check-in.ts';

/** What goes over the wire of a check-in: the server knows its pictures by ids of its own, so they go before it. */
export async function withSentPictures(
  memberId: string,
  { pictures, answers, ...body }: Omit<WaitingCheckIn, 'key'>,
): Promise<Omit<WaitingCheckIn, 'key' | 'pictures'>> {
  if (pictures.length === 0) return { ...body, answers };
  const { sendKeptFile } = await import('#web/attachments/send-kept-file.ts');
  const sent: GivenAnswer[] = [];
  for (const answer of answers) {
    const key = pictures.find(one => one === answer.value);
    const value = key === undefined ? answer.value : await sendKeptFile(key, { memberId, kind: 'picture' });
    sent.push({ ...answer, value });
  }
  return { ...body, answers: sent };
}

const keptFiles = () => import('#web/attachments/kept-files.ts');

/** Says of a check-in's pictures whether it waits to be sent with them. */
export function noteWaiting(pictures: readonly string[], waits: boolean): void {
  if (pictures.length > 0)
    void keptFiles()
      .then(files => files.noteWaiting(pictures, waits))
      .catch(nothing);
}

/** They are sent. */
export function dropPictures(pictures: readonly string[]): void {
  if (pictures.length > 0)
    void keptFiles()
      .then(files => files.dropFiles(pictures))
      .catch(nothing);
}

/** What stays goes by itself after two weeks. */
const nothing = () => undefined;
