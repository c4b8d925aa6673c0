import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { resultFields } from '#web/training/day/result-fields.ts';
import type { LoggedWork } from '#web/training/day/training-day.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';

/** A kept log, as it will look when it is saved. */
export function workOfWaiting({ key, body, category }: WaitingLog): LoggedWork {
  const texts = resultFields.map(field => [field, body[field] == null ? null : String(body[field])]);
  const setsData = body.setsData?.map(asStored) ?? null;
  return {
    ...(Object.fromEntries(texts) as Record<(typeof resultFields)[number], string | null>),
    id: key,
    completedDate: body.completedDate,
    setsData,
    estimated1RM: bestOneRepMax(category, setsData),
  };
}

type Sent = NonNullable<WaitingLog['body']['setsData']>[number];
type Stored = NonNullable<LoggedWork['setsData']>[number];

const asStored = ({ setNum, reps, weight, completed }: Sent): Stored => ({
  setNum: Number(setNum),
  reps: reps == null ? null : Number(reps),
  weight: weight == null ? null : Number(weight),
  completed: completed ?? true,
});
