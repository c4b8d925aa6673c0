import { device, type KeptAnswer } from './device.ts';

/** Answers that nobody has asked for this long go, in milliseconds: two weeks. */
const keptFor = 14 * 86_400_000;

/** `isWanted` is asked at the last moment: whoever has gone meanwhile has had their answers cleared. */
export async function keepAnswer(answer: KeptAnswer, isWanted: () => boolean): Promise<void> {
  const database = await device();
  if (isWanted()) await database.put('answers', answer);
}

export async function keptAnswer(userId: string, key: string): Promise<KeptAnswer | null> {
  const found = await (await device()).get('answers', [userId, key]);
  return found ?? null;
}

/** What someone else has read on this device goes, and what is old. Without a user everything does. */
export async function clearAnswers(userId: string | null, now: number): Promise<void> {
  const transaction = (await device()).transaction('answers', 'readwrite');
  for await (const cursor of transaction.store) {
    const { userId: owner, at } = cursor.value;
    if (owner !== userId || at < now - keptFor) await cursor.delete();
  }
  await transaction.done;
}
