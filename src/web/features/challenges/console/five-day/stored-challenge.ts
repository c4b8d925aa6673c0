import { useQuery } from '@tanstack/react-query';
import { getChallenge, listChallengeDayExercises, listChallengeDays } from '#contract/challenges.ts';
import { call, type CallError } from '#web/data/call.ts';
import { keyOf } from '#web/data/query-key.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import type { StoredDay } from './five-day-draft.ts';

type StoredChallenge = { challenge: Challenge; days: StoredDay[] };

/** The challenge with all its present days, whatever was read before: edits start from this. */
export const useStoredChallenge = (id: string) =>
  useQuery<StoredChallenge, CallError>({
    queryKey: keyOf(getChallenge, { params: { id } }, 'with its days'),
    queryFn: () => readStoredChallenge(id),
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** Days are read after the revision: a change made on older ones is refused, never taken for new. */
export async function readStoredChallenge(id: string): Promise<StoredChallenge> {
  const challenge = await call(getChallenge, { params: { id } });
  const days = await call(listChallengeDays, { params: { id } });
  return { challenge, days: await Promise.all(days.map(withExercises)) };
}

const withExercises = async (day: Omit<StoredDay, 'exercises'>): Promise<StoredDay> => ({
  ...day,
  exercises: await call(listChallengeDayExercises, { params: { dayId: day.id } }),
});
