import { challengeState, type ScoringType, scoringTypes } from '#domain/challenges/challenge.ts';
import { compareDates, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import {
  type Challenge,
  type ChallengeState,
  datesOf,
  stateOf,
} from '#web/features/challenges/challenge-text.ts';

const stateOrder: readonly ChallengeState[] = ['Active', 'Upcoming', 'Completed'];

const winners: Record<ScoringType, { label: string; wins: string }> = {
  reps: { label: 'Reps', wins: 'highest wins' },
  weight: { label: 'Weight', wins: 'heaviest wins' },
  time: { label: 'Time', wins: 'fastest wins' },
};

/** 'Reps (highest wins)' */
export const scoringOptions = scoringTypes.map(value => ({
  value,
  label: `${winners[value].label} (${winners[value].wins})`,
}));

/** The subject of a challenge in a line: 'Burpee: highest wins', or that it is one of five days. */
export function subjectOf({ exercise, scoringType }: Challenge): string {
  if (scoringType === 'multi_day') return 'Monday to Friday, a workout a day';
  return [exercise?.name, winners[scoringType].wins].filter(Boolean).join(': ');
}

type Dated = Pick<Challenge, 'startDate' | 'endDate'>;

/** The time that it still runs, or until it begins; nothing for one that is over. */
export function timeLeftText(challenge: Dated, today: PlainDate): string {
  const { startDate, endDate } = datesOf(challenge);
  switch (challengeState({ startDate, endDate }, today)) {
    case 'Upcoming': {
      const days = daysBetween(today, startDate);
      return days === 1 ? 'Starts tomorrow' : `Starts in ${days} days`;
    }
    case 'Active': {
      const days = daysBetween(today, endDate) + 1;
      return days === 1 ? 'Last day' : `${days} days left`;
    }
    default:
      return '';
  }
}

/** The number of results so far, which only coaches are given. */
export const handedIn = ({ submissionCount }: Challenge): number => submissionCount ?? 0;

/** The unit of its count of submissions. */
export function handedInText({ isMultiDay, submissionCount }: Challenge): string {
  const one = submissionCount === 1;
  if (isMultiDay === 'true') return one ? 'day completed' : 'days completed';
  return one ? 'result submitted' : 'results submitted';
}

/** Challenges that run now, then upcoming ones (the next first), then those that are over (the latest first). */
export function runningFirst(challenges: readonly Challenge[], today: PlainDate): Challenge[] {
  const dated = challenges.map(challenge => ({
    challenge,
    ...datesOf(challenge),
    state: stateOf(challenge, today),
  }));
  return dated
    .toSorted(
      (a, b) =>
        stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) ||
        compareDates(a.startDate, b.startDate) * (a.state === 'Completed' ? -1 : 1),
    )
    .map(({ challenge }) => challenge);
}
