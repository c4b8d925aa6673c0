import { toTwoDecimals } from '#domain/rounding.ts';
import { chanceOf } from '../founding/chance.ts';
import type { DemoPerson } from '../people/people.ts';
import { startingMax } from '../people/starting-strength.ts';
import type { SingleChallenge } from './single-challenges.ts';

/** What a member reaches in a single challenge: a score, or null for someone who stays away. */
export function scoreOf(person: DemoPerson, challenge: SingleChallenge, weeksAgo: number): number | null {
  const chance = chanceOf(`${person.email} ${challenge.name}`);
  if (!chance.happens(person.consistency * 0.8)) return null;
  if (challenge.scoringType === 'weight') return liftOf(person, challenge, weeksAgo, chance.about(0.02));
  const shape = 0.78 + person.consistency * 0.3 + chance.about(0.07);
  const score = challenge.scoringType === 'reps' ? challenge.usual * shape : challenge.usual / shape;
  return Math.max(1, Math.round(score));
}

/** To the nearest five pounds, as plates are. */
function liftOf(person: DemoPerson, { exercise, usual }: SingleChallenge, weeksAgo: number, luck: number) {
  const weeks = Math.max(0, person.joinedDaysAgo / 7 - weeksAgo);
  const grown = 1 + (weeks * person.weeklyGainPercent * person.consistency) / 100;
  const max = startingMax(person.startStrength, exercise) ?? 100;
  return toTwoDecimals(Math.max(5, Math.round((max * grown * (usual + luck)) / 5) * 5));
}
