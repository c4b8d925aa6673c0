import { dateIn } from '#domain/plain-date.ts';
import type { AttentionFacts } from './attention-facts.ts';

const dayMs = 86_400_000;

/** For tests: the facts of a member who is on track. */
export function onTrack(now: Date): AttentionFacts {
  const today = dateIn('UTC', now);
  const inDays = (days: number) => dateIn('UTC', now.getTime() + days * dayMs);
  return {
    now,
    today,
    timeZone: 'UTC',
    memberSince: new Date(now.getTime() - 100 * dayMs),
    membership: { failed: null, endsAt: null },
    pains: [],
    unanswered: null,
    checkedInAt: null,
    missedOn: [],
    nextTrainingOn: inDays(1),
    lastDay: { date: inDays(40), programName: 'Iron Foundation' },
    isPaused: false,
    efforts: [],
    lifts: [],
    bests: [],
    odd: [],
    milestone: null,
    lastWordAt: new Date(now.getTime() - dayMs),
    review: null,
  };
}
