import { device, type CachedAnswer } from './device.ts';

/** Two weeks in milliseconds: an older answer is deleted. */
const retentionMs = 14 * 86_400_000;

/** `isWanted` runs just before the write, because a sign-out in the meantime has cleared the answers. */
export async function keepAnswer(answer: CachedAnswer, isWanted: () => boolean): Promise<void> {
  const database = await device();
  if (isWanted()) await database.put('answers', answer);
}

export async function findAnswer(userId: string, key: string): Promise<CachedAnswer | null> {
  const found = await (await device()).get('answers', [userId, key]);
  return found ?? null;
}

/** Deletes old answers and those of other people; all of them when nobody is signed in. */
export async function clearAnswers(userId: string | null, now: number): Promise<void> {
  const transaction = (await device()).transaction('answers', 'readwrite');
  for await (const cursor of transaction.store) {
    const { userId: owner, at } = cursor.value;
    if (owner !== userId || at < now - retentionMs) await cursor.delete();
  }
  await transaction.done;
}
