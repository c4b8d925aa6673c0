import type { Contacts, Effort, Holds, Load } from './writing/prescribe.ts';

// Three phases of four weeks. Three weeks build, the fourth is light; the last week is the test.

export const phaseOf = (week: number) => Math.ceil(week / 4);
const weekOfPhase = (week: number) => ((week - 1) % 4) + 1;
export const isLight = (week: number) => weekOfPhase(week) === 4;
export const isTest = (week: number) => week === 12;

/** Main lifts by week: eights to learn, fives and sixes to grow, triples to rise. */
const mainWork: Load[] = [
  { sets: 3, reps: 8, percent: 62.5, rest: 120 },
  { sets: 3, reps: 8, percent: 65, rest: 120 },
  { sets: 4, reps: 8, percent: 67.5, rest: 120 },
  { sets: 2, reps: 8, percent: 57.5, rest: 120 },
  { sets: 4, reps: 6, percent: 72.5, rest: 150 },
  { sets: 4, reps: 6, percent: 75, rest: 150 },
  { sets: 5, reps: 5, percent: 77.5, rest: 150 },
  { sets: 3, reps: 5, percent: 65, rest: 150 },
  { sets: 5, reps: 4, percent: 80, rest: 180 },
  { sets: 5, reps: 3, percent: 82.5, rest: 180 },
  { sets: 4, reps: 3, percent: 85, rest: 180 },
  { sets: 2, reps: '3+', percent: 87.5, rest: 240 },
];

export function mainLift(week: number): Load {
  const load = mainWork[week - 1];
  if (load === undefined) throw new RangeError(`Rebuild and Rise has no week ${week}`);
  return load;
}

/** The deadlift costs more than it shows, so it always gets one set less. */
export function pull(week: number): Load {
  const load = mainLift(week);
  return { ...load, sets: Math.max(load.sets - 1, 1) };
}

/** A second barbell lift: two reps more than the main lift at ten percent less, easy in the test week. */
export function secondLift(week: number): Load {
  if (isTest(week)) return { sets: 2, reps: 5, percent: 62.5, rest: 120 };
  const { reps, percent = 0 } = mainLift(week);
  return { sets: 3, reps: Number(reps) + 2, percent: percent - 10, rest: 120 };
}

/** Assistance by feel: twelve reps, then ten, then eight, with the same two in reserve. */
export function assistance(week: number): Load {
  return { sets: isLight(week) ? 2 : 3, reps: 14 - 2 * phaseOf(week), rest: 75 };
}

/** Bodyweight work gains a rep a week within its phase. */
export function bodyweight(week: number, startReps: number): Load {
  if (isLight(week)) return { sets: 2, reps: startReps, rest: 90 };
  return { sets: 3, reps: startReps + weekOfPhase(week) - 1, rest: 90 };
}

/** Loaded carries, in yards a set, ten more each week. */
export function carry(week: number, startYards: number): Load {
  if (isLight(week)) return { sets: 2, reps: `${startYards} yd`, rest: 90 };
  return { sets: 3, reps: `${startYards + 10 * (weekOfPhase(week) - 1)} yd`, rest: 90 };
}

/** Holds grow by five seconds a week, and lose one hold in a light week. */
export function holds(week: number, startSeconds: number): Holds {
  if (isLight(week)) return { times: 2, seconds: startSeconds, rest: 45 };
  return { times: 3, seconds: startSeconds + 5 * (weekOfPhase(week) - 1), rest: 45 };
}

/** One more set of jumps each week; a light week keeps two, so that the legs stay quick. */
export function contacts(week: number, each: number): Contacts {
  return { sets: isLight(week) ? 2 : phaseOf(week) + weekOfPhase(week) + 1, contacts: each };
}

/** Easy miles grow a quarter mile a week and drop to three quarters of the start in a light one. */
export function easyMiles(week: number, startMiles: number, minutesPerMile: number): Effort {
  const miles = isLight(week) ? startMiles * 0.75 : startMiles + 0.25 * (weekOfPhase(week) - 1);
  return { miles, minutes: miles * minutesPerMile, rpe: 4, heartRate: '125-140' };
}
