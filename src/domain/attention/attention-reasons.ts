import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import { oneRepMaxIn } from '#domain/measures/shown.ts';
import { dateIn, daysBetween, formatDate, type PlainDate, toWireDate } from '#domain/plain-date.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import type { AttentionFacts, LiftInTrouble, OddAmount, PainReport } from './attention-facts.ts';
import { oddText, timesText } from './odd-text.ts';
import { isUnlikelyBest } from '#domain/unlikely/unlikely.ts';
import { type AttentionSettings, effortDays, leastHardDays } from './attention-settings.ts';
import { type ReasonKind, reasonKinds } from './reason-kind.ts';
import { isNewSince, lastContact, newPains } from './seen.ts';

/**
 * A reason for a member to call for their coach. `mark` tells one state from another of its kind, so that a review is
 * known to have seen this one; null for what happens once, and for a message, which a review does not answer. The
 * higher its `degree`, the worse the state: one that has become worse than a review saw it calls again.
 */
export type Reason = { kind: ReasonKind; text: string; since: Date; mark: string | null; degree: number };

/** The coach who reads: weights and distances in their units; `zone` says whether their date is the member's. */
export type Reader = { unit: WeightUnit; distance: DistanceUnit; zone: string };

type FoundReason = (Omit<Reason, 'kind' | 'degree'> & { degree?: number }) | null;

const dayMs = 86_400_000;
/** A lift that has lost so many percent more is worse than it was. */
const worseByPercent = 5;
const dayNumber = (date: PlainDate): number => at(date).getTime() / dayMs;
const at = (date: PlainDate): Date => new Date(toWireDate(date));
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
const more = (count: number): string => (count > 0 ? `, and ${count} more` : '');

function pain({ facts, settings }: AttentionReasonsInput): FoundReason {
  const pains = newPains(facts, settings);
  const [worst] = pains.toSorted((a, b) => b.level - a.level || b.at.getTime() - a.at.getTime());
  if (!worst) return null;
  const since = new Date(Math.min(...pains.map(one => one.at.getTime())));
  return { text: painText(worst) + more(pains.length - 1), since, mark: null };
}

function painText(told: PainReport): string {
  if (told.kind === 'skip') return `${told.exerciseName} skipped for pain`;
  if (told.kind === 'swap') return `${told.exerciseName} swapped for pain`;
  const where = told.where.charAt(0).toLowerCase() + told.where.slice(1);
  return `Pain ${told.level} of 10, ${where}, at ${told.exerciseName}`;
}

function message({ facts }: AttentionReasonsInput): FoundReason {
  const { unanswered } = facts;
  if (unanswered === null) return null;
  return { text: 'A message is waiting for an answer', since: unanswered.first, mark: null };
}

function payment({ facts, settings }: AttentionReasonsInput): FoundReason {
  const { membership, now } = facts;
  const on = (date: Date) => formatDate(dateIn(facts.timeZone, date));
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

function missed({ facts, settings }: AttentionReasonsInput): FoundReason {
  const missedOn = facts.missedOn.filter(date => daysBetween(date, facts.today) <= settings.missedWithinDays);
  const [first] = missedOn;
  const last = missedOn.at(-1);
  if (first === undefined || last === undefined || missedOn.length < settings.missedDays) return null;
  const text = `${missedOn.length} training ${missedOn.length === 1 ? 'day' : 'days'} missed in the last ${settings.missedWithinDays} days`;
  return { text, since: at(first), mark: 'days', degree: dayNumber(last) };
}

function noProgram({ facts, settings }: AttentionReasonsInput): FoundReason {
  const { lastDay, nextTrainingOn, today, memberSince, isPaused } = facts;
  const isPlanned = nextTrainingOn !== null && daysBetween(today, nextTrainingOn) <= settings.noProgramDays;
  if (isPaused || isPlanned) return null;
  const mark = `${lastDay?.date ?? 'none'} ${nextTrainingOn ?? 'none'}`;
  if (nextTrainingOn !== null)
    return { text: `No training day before ${formatDate(nextTrainingOn)}`, since: at(today), mark };
  if (lastDay === null) return { text: 'No training is planned', since: memberSince, mark };
  const text = `Nothing planned; the last training day was ${formatDate(lastDay.date)}`;
  return { text, since: at(lastDay.date), mark };
}

/**
 * A member with nothing left at all has a reason of their own for that. The end is counted by the member's own date,
 * and the text says so where the coach has another.
 */
function endsSoon({ facts, settings, reader }: AttentionReasonsInput): FoundReason {
  const { lastDay, nextTrainingOn, today } = facts;
  if (lastDay === null || nextTrainingOn === null) return null;
  const left = daysBetween(today, lastDay.date);
  if (left < 0 || left > settings.endsSoonDays) return null;
  const isTheirs = dateIn(reader.zone, facts.now) !== today;
  const when =
    left === 0
      ? `today${isTheirs ? `, ${formatDate(today)} for them` : ''}`
      : `in ${days(left)}${isTheirs ? ' by their date' : ''}, on ${formatDate(lastDay.date)}`;
  const text = `The last session of ${lastDay.programName ?? 'what is planned'} is ${when}, and nothing follows`;
  const since = new Date(at(lastDay.date).getTime() - settings.endsSoonDays * dayMs);
  return { text, since, mark: lastDay.date };
}

function tooHard({ facts, settings }: AttentionReasonsInput): FoundReason {
  const last = facts.efforts.slice(0, effortDays);
  const hard = last.filter(({ asked: input, done }) => done - input >= settings.harderBy);
  const [newest] = hard;
  const oldest = hard.at(-1);
  if (!newest || !oldest || hard.length < leastHardDays) return null;
  const text = `Harder than prescribed on ${hard.length} of the last ${last.length} days: RPE ${newest.done} instead of ${newest.asked}`;
  return { text, since: at(oldest.date), mark: 'days', degree: dayNumber(newest.date) };
}

const inTrouble =
  (status: LiftInTrouble['status']) =>
  ({ facts }: AttentionReasonsInput): FoundReason => {
    const lift = worstLift(facts.lifts);
    if (lift === null || lift.status !== status) return null;
    const change = Math.abs(lift.changePercent ?? 0);
    const text = `${lift.exerciseName} ${status === 'Declining' ? `is declining, down ${change.toFixed(1)}%` : 'is on a plateau: nothing gained in 4 weeks'}`;
    return {
      text,
      since: at(lift.since),
      mark: lift.exerciseId,
      degree: status === 'Declining' ? Math.floor(change / worseByPercent) : 0,
    };
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

function checkIn({ facts }: AttentionReasonsInput): FoundReason {
  const { checkedInAt, review } = facts;
  if (checkedInAt === null || !isNewSince(review, checkedInAt)) return null;
  return { text: 'A check-in came in', since: checkedInAt, mark: null };
}

function record({ facts, reader }: AttentionReasonsInput): FoundReason {
  const isNew = ({ at: time }: { at: Date }) => isNewSince(facts.review, time);
  const [bests, odd] = [facts.bests.filter(isNew).toSorted(newest), facts.odd.filter(isNew).toSorted(newest)];
  const text = toCheckText(bests, odd, reader) ?? bestText(bests[0], facts, reader);
  if (text === null) return null;
  const all = [...bests, ...odd];
  const since = new Date(Math.min(...all.map(one => one.at.getTime())));
  return { text: text + more(all.length - 1), since, mark: null };
}

const newest = (a: { at: Date }, b: { at: Date }) => b.at.getTime() - a.at.getTime();

function toCheckText(bests: readonly Best[], [odd]: readonly OddAmount[], reader: Reader): string | null {
  const toCheck = bests.find(isUnlikely);
  if (toCheck) return `${toCheck.exerciseName}: ${weightOf(toCheck, reader)}, ${howFar(toCheck)}: check it`;
  return odd ? oddText(odd, reader.distance) : null;
}

const bestText = (best: Best | undefined, { milestone }: AttentionFacts, reader: Reader): string | null =>
  best ? praise(`new best in ${best.exerciseName}: ${weightOf(best, reader)}`, milestone) : null;

const weightOf = ({ e1rm }: Best, { unit }: Reader) =>
  `est. 1RM ${oneRepMaxIn(e1rm, unit).toLocaleString('en-US')} ${unit}`;

type Best = AttentionFacts['bests'][number];

const isUnlikely = ({ exerciseName: name, e1rm, before }: Best): boolean =>
  isUnlikelyBest({ name, category: 'Strength' }, e1rm, before);

/** A number that nobody may have meant: 'ten times the previous best', '60% above the previous best'. */
function howFar({ e1rm, before }: Best): string {
  if (before === null) return 'more than anyone has lifted';
  const times = e1rm / before;
  return times >= 2
    ? `${timesText(times)} the previous best`
    : `${Math.round((times - 1) * 100)}% above the previous best`;
}

const praise = (best: string, milestone: AttentionFacts['milestone']): string =>
  milestone
    ? `${milestone.percent}% stronger in ${milestone.programName}, with a ${best}`
    : `${best.charAt(0).toUpperCase()}${best.slice(1)}`;

function quiet({ facts, settings }: AttentionReasonsInput): FoundReason {
  const contact = lastContact(facts);
  const since = contact ?? facts.memberSince;
  const passed = Math.floor((facts.now.getTime() - since.getTime()) / dayMs);
  if (passed < settings.quietDays) return null;
  const text =
    contact === null ? 'Never reviewed, and no word from you' : `No word from you for ${days(passed)}`;
  return { text, since, mark: null };
}

type AttentionReasonsInput = { facts: AttentionFacts; settings: AttentionSettings; reader: Reader };

const tellers: Record<ReasonKind, (input: AttentionReasonsInput) => FoundReason> = {
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

/** Every reason there is, whether a review has seen it or not, the heaviest first. */
export const allReasons = (input: AttentionReasonsInput): Reason[] =>
  reasonKinds.flatMap(kind => {
    const told = tellers[kind](input);
    return told ? [{ degree: 0, ...told, kind }] : [];
  });
