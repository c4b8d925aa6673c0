import { type Pounds, pounds } from '#domain/measures/measure.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { testedMaxCounts } from '#domain/strength/tested-max.ts';

/** In lb, not rounded. */
export type DatedMax = { value: Pounds; date: PlainDate };

export type KnownMaxes = {
  exerciseName: string;
  /** The newest one that was tested. */
  tested: DatedMax | null;
  /** The best e1RM logged from the tested one's date on. */
  sinceTested: DatedMax | null;
  /** The e1RM that suggests a weight: the best of the recent days, else the most recent one. */
  latest: DatedMax | null;
};

/** The max that a load goes by, and where it comes from; `exerciseName` is the lift it was done in. */
export type LiftMax = DatedMax & { from: 'tested' | 'estimated' | 'linked'; exerciseName: string };

/** The lift's own max, else that of the lift it is linked to, times the ratio: one step, no chains. */
export function liftMax(
  own: KnownMaxes,
  linked: (KnownMaxes & { ratio: number }) | null,
  today: PlainDate,
): LiftMax | null {
  const known = ownMax(own, today);
  const others = known || linked === null ? null : ownMax(linked, today);
  if (others === null || linked === null) return known;
  return { ...others, from: 'linked', value: pounds(others.value * linked.ratio) };
}

/** A tested max that still counts, unless it has been passed since; else the e1RM that suggests a weight. */
function ownMax({ exerciseName, tested, sinceTested, latest }: KnownMaxes, today: PlainDate): LiftMax | null {
  const counts = tested !== null && testedMaxCounts(tested, today);
  if (counts && !(sinceTested && sinceTested.value > tested.value))
    return { ...tested, from: 'tested', exerciseName };
  const estimated = counts ? sinceTested : latest;
  return estimated && { ...estimated, from: 'estimated', exerciseName };
}
