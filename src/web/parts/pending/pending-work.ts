import { inPoundsAndMiles } from '#domain/measures/entered.ts';
import { inMiles } from '#domain/training/log/entered-distance.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { resultFields } from '#web/parts/training-day/result-fields.ts';
import type { LoggedWork } from '#web/parts/training-day/training-day.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';

type Texts = Record<(typeof resultFields)[number], string | null>;

/** A kept log, as it will look when it is saved. */
export function workOfPending({ key, body, category }: PendingLog): LoggedWork {
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

type Sent = NonNullable<PendingLog['body']['setsData']>[number];
type Stored = NonNullable<LoggedWork['setsData']>[number];

function asStored({ setNum, reps, time, calories, completed, setKind, rpe, ...sent }: Sent): Stored {
  const { weight, unit, distance, distanceUnit } = sent;
  const typed = inPoundsAndMiles({
    weight: weight == null ? null : Number(weight),
    unit,
    distance: distance == null ? null : Number(distance),
    distanceUnit,
  });
  return {
    setNum: Number(setNum),
    reps: reps == null ? null : Number(reps),
    weight: typed.weight,
    ...(typed.distance !== null && { distance: typed.distance }),
    ...(time != null && { time: String(time) }),
    ...(calories != null && { calories: Number(calories) }),
    completed: completed ?? true,
    ...(typed.entered && { entered: typed.entered }),
    ...(setKind && { setKind }),
    ...(rpe != null && { rpe: Number(rpe) }),
  };
}
