import { listSessionRecords } from '#contract/training/training-sessions.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { useRead } from '#web/data/read.ts';

type Records = ResponseOf<typeof listSessionRecords>;

/**
 * The records of a session: those its logs hold, by the server, and those that came with answers since. What the page
 * remembers alone is gone when the app is closed in between.
 */
export function useSessionRecords(trainingDayId: string, answered: Records): Records {
  const { data } = useRead(listSessionRecords, { params: { trainingDayId } });
  return merged(data ?? [], answered);
}

/** Each once; of two of one kind the one that came last. */
const merged = (held: Records, answered: Records): Records => [
  ...new Map([...held, ...answered].map(record => [keyOf(record), record])).values(),
];

const keyOf = ({ exerciseId, kind, at }: Records[number]) => `${exerciseId} ${kind} ${at}`;
