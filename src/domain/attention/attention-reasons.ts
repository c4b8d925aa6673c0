import type { WeightUnit } from '#domain/measures/measure.ts';
import { oneRepMaxIn } from '#domain/measures/shown.ts';
import { dateIn, daysBetween, formatDate, type PlainDate, toWireDate } from '#domain/plain-date.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import type { AttentionFacts, LiftInTrouble, PainTold } from './attention-facts.ts';
import { isUnlikelyBest } from '#domain/unlikely/unlikely.ts';
import { type AttentionSettings, effortDays, leastHardDays } from './attention-settings.ts';
import { type ReasonKind, reasonKinds } from './reason-kind.ts';
import { isNewSince, lastContact, newPains, reviewedOn } from './seen.ts';

/** `mark` tells one state from another of its kind, so that a review is known to have seen this one; null for what happens once. */
export type Reason = { kind: ReasonKind; text: string; since: Date; mark: string | null };

/** The coach who reads: weights in their unit, instants on their calendar. */
export type Reader = { unit: WeightUnit; zone: string };

type Told = Omit<Reason, 'kind'> | null;

const dayMs = 86_400_000;
const at = (date: PlainDate): Date => new Date(toWireDate(date));
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
const more = (count: number): string => (count > 0 ? `, and ${count} more` : '');

function pain({ facts, settings }: Asked): Told {
  const pains = newPains(facts, settings);
  const [worst] = pains.toSorted((a, b) => b.level - a.level || b.at.getTime() - a.at.getTime());
  if (!worst) return null;
  const since = new Date(Math.min(...pains.map(one => one.at.getTime())));
  return { text: painText(worst) + more(pains.length - 1), since, mark: null };
}

function painText(told: PainTold): string {
  if (told.kind === 'skip') return `${told.exerciseName} skipped for pain`;
  if (told.kind === 'swap') return `${told.exerciseName} swapped for pain`;
  const where = told.where.charAt(0).toLowerCase() + told.where.slice(1);
  return `Pain ${told.level} of 10, ${where}, at ${told.exerciseName}`;
}

function message({ facts }: Asked): Told {
  const { unanswered, review } = facts;
  if (unanswered === null || !isNewSince(review, unanswered.last)) return null;
  return { text: 'A message waits for an answer', since: unanswered.first, mark: null };
}

function payment({ facts, settings, reader }: Asked): Told {
  const { membership, now } = facts;
  const on = (date: Date) => formatDate(dateIn(reader.zone, date));
  if (membership.failed) {
    const { since, openUntil } = membership.failed;
    const text = `Payment failed, open until ${on(openUntil)}`;
    return { text, since, mark: `failed ${openUntil.toISOString()}` };
  }
  const { endsAt } = membership;
  if (endsAt === null) return null;
  const since = new Date(endsAt.getTime() - settings.membershipDays * dayMs);
  if (since > now) return null;
  const text = `Membership ends on ${on(endsAt)}, and nothing renews it`;
  return { text, since, mark: `ends ${endsAt.toISOString()}` };
}

function missed({ facts, settings }: Asked): Told {
  const seenUntil = reviewedOn(facts);
  const missedOn = facts.missedOn.filter(
    date =>
      daysBetween(date, facts.today) <= settings.missedWithinDays &&
      (seenUntil === null || date >= seenUntil),
  );
  const [first] = missedOn;
  if (first === undefined || missedOn.length < settings.missedDays) return null;
  const text = `${missedOn.length} training ${missedOn.length === 1 ? 'day' : 'days'} missed in the last ${settings.missedWithinDays} days`;
  return { text, since: at(first), mark: null };
}

function noProgram({ facts, settings }: Asked): Told {
  const { lastDay, nextTrainingOn, today, memberSince, isPaused } = facts;
  const isPlanned = nextTrainingOn !== null && daysBetween(today, nextTrainingOn) <= settings.noProgramDays;
  if (isPaused || isPlanned) return null;
  const mark = `${lastDay?.date ?? 'none'} ${nextTrainingOn ?? 'none'}`;
  if (nextTrainingOn !== null)
    return { text: `Next training day not before ${formatDate(nextTrainingOn)}`, since: at(today), mark };
  if (lastDay === null) return { text: 'No training is planned', since: memberSince, mark };
  const text = `Nothing planned; the last training day was ${formatDate(lastDay.date)}`;
  return { text, since: at(lastDay.date), mark };
}

/** Who has nothing left at all is told of by that. */
function endsSoon({ facts, settings }: Asked): Told {
  const { lastDay, nextTrainingOn, today } = facts;
  if (lastDay === null || nextTrainingOn === null) return null;
  const left = daysBetween(today, lastDay.date);
  if (left < 0 || left > settings.endsSoonDays) return null;
  const when = left === 0 ? 'ends today' : `ends in ${days(left)}, on ${formatDate(lastDay.date)}`;
  const text = `${lastDay.programName ?? 'What is planned'} ${when}, and nothing follows`;
  const since = new Date(at(lastDay.date).getTime() - settings.endsSoonDays * dayMs);
  return { text, since, mark: lastDay.date };
}

function tooHard({ facts, settings }: Asked): Told {
  const last = facts.efforts.slice(0, effortDays);
  const hard = last.filter(({ asked, done }) => done - asked >= settings.harderBy);
  const [newest] = hard;
  const oldest = hard.at(-1);
  if (!newest || !oldest || hard.length < leastHardDays) return null;
  if (!hard.some(day => isNewSince(facts.review, day.at))) return null;
  const text = `Harder than prescribed on ${hard.length} of the last ${last.length} days: RPE ${newest.done} where ${newest.asked} was asked`;
  return { text, since: at(oldest.date), mark: null };
}

const inTrouble =
  (status: LiftInTrouble['status']) =>
  ({ facts }: Asked): Told => {
    const lift = worstLift(facts.lifts);
    if (lift === null || lift.status !== status) return null;
    const change = Math.abs(lift.changePercent ?? 0).toFixed(1);
    const text = `${lift.exerciseName} ${status === 'Declining' ? `is declining, down ${change}%` : 'is on a plateau: nothing gained in 4 weeks'}`;
    return { text, since: at(lift.since), mark: lift.exerciseId };
  };

/** A lift that declines before one that stands still; of those alike the one that has lost most. */
export function worstLift(lifts: readonly LiftInTrouble[]): LiftInTrouble | null {
  const [worst] = lifts.toSorted(
    (a, b) =>
      Number(a.status === 'Plateau') - Number(b.status === 'Plateau') ||
      (a.changePercent ?? 0) - (b.changePercent ?? 0) ||
      compareNames(a.exerciseName, b.exerciseName) ||
      (a.exerciseId < b.exerciseId ? -1 : 1),
  );
  return worst ?? null;
}

function checkIn({ facts }: Asked): Told {
  const { checkedInAt, review } = facts;
  if (checkedInAt === null || !isNewSince(review, checkedInAt)) return null;
  return { text: 'A check-in came in', since: checkedInAt, mark: null };
}

function record({ facts, reader: { unit } }: Asked): Told {
  const bests = facts.bests.filter(best => isNewSince(facts.review, best.at));
  const newestFirst = bests.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const toCheck = newestFirst.find(isUnlikely);
  const best = toCheck ?? newestFirst[0];
  if (!best) return null;
  const since = new Date(Math.min(...bests.map(one => one.at.getTime())));
  const weight = `about ${oneRepMaxIn(best.e1rm, unit).toLocaleString('en-US')} ${unit} for one`;
  const text = toCheck
    ? `${best.exerciseName}: ${weight}, ${howFar(best)}: check it`
    : praise(`new best in ${best.exerciseName}: ${weight}`, facts.milestone);
  return { text: text + more(bests.length - 1), since, mark: null };
}

type Best = AttentionFacts['bests'][number];

const isUnlikely = ({ exerciseName: name, e1rm, before }: Best): boolean =>
  isUnlikelyBest({ name, category: 'Strength' }, e1rm, before);

/** A number that nobody may have meant: 'ten times the best before', '60% above the best before'. */
function howFar({ e1rm, before }: Best): string {
  if (before === null) return 'more than anyone has lifted';
  const times = e1rm / before;
  return times >= 2
    ? `${times.toFixed(1).replace('.0', '')} times the best before`
    : `${Math.round((times - 1) * 100)}% above the best before`;
}

const praise = (best: string, milestone: AttentionFacts['milestone']): string =>
  milestone ? `${milestone.percent}% stronger in ${milestone.programName}, with a ${best}` : `A ${best}`;

function quiet({ facts, settings }: Asked): Told {
  const contact = lastContact(facts);
  const since = contact ?? facts.memberSince;
  const passed = Math.floor((facts.now.getTime() - since.getTime()) / dayMs);
  if (passed < settings.quietDays) return null;
  const text =
    contact === null ? 'Never reviewed, and no word from you' : `No word from you for ${days(passed)}`;
  return { text, since, mark: null };
}

type Asked = { facts: AttentionFacts; settings: AttentionSettings; reader: Reader };

const tellers: Record<ReasonKind, (asked: Asked) => Told> = {
  pain,
  message,
  payment,
  missed,
  'no-program': noProgram,
  'ends-soon': endsSoon,
  'too-hard': tooHard,
  declining: inTrouble('Declining'),
  plateau: inTrouble('Plateau'),
  'check-in': checkIn,
  record,
  quiet,
};

/** Every reason there is, whether a review has seen it or not, heaviest first. */
export const allReasons = (asked: Asked): Reason[] =>
  reasonKinds.flatMap(kind => {
    const told = tellers[kind](asked);
    return told ? [{ kind, ...told }] : [];
  });
