import { inPoundsAndMiles } from '#domain/measures/entered.ts';
import { inMiles } from '#domain/training/entered-distance.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { resultFields } from '#web/training/day/result-fields.ts';
import type { LoggedWork } from '#web/training/day/training-day.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';

type Texts = Record<(typeof resultFields)[number], string | null>;

/** A kept log, as it will look when it is saved. */
export function workOfWaiting({ key, body, category }: WaitingLog): LoggedWork {
  const texts = Object.fromEntries(
    resultFields.map(field => [field, body[field] == null ? null : String(body[field])]),
  ) as Texts;
  const setsData = body.setsData?.map(asStored) ?? null;
  return {
    ...texts,
    ...inMiles({ distanceCompleted: texts.distanceCompleted, distanceUnit: body.distanceUnit }),
    id: key,
    completedDate: body.completedDate,
    setsData,
    estimated1RM: bestOneRepMax(category, setsData),
  };
}

type Sent = NonNullable<WaitingLog['body']['setsData']>[number];
type Stored = NonNullable<LoggedWork['setsData']>[number];

function asStored({ setNum, reps, weight, unit, completed }: Sent): Stored {
  const typed = inPoundsAndMiles({ weight: weight == null ? null : Number(weight), unit });
  return {
    setNum: Number(setNum),
    reps: reps == null ? null : Number(reps),
    weight: typed.weight,
    completed: completed ?? true,
    ...(typed.entered && { entered: typed.entered }),
  };
}
