/** As long as a workout's name may be. */
const longest = 200;

/**
 * The name of a member's own copy of a workout: 'Full Body (for Ana Cruz)'. A copy of a copy names the latter alone.
 */
export function ownWorkoutName(workout: string, isCopy: boolean, member: string): string {
  const owner = ` (for ${member.slice(0, 100)})`;
  const name = isCopy ? withoutOwner(workout) : workout;
  return `${name.slice(0, longest - owner.length).trimEnd()}${owner}`;
}

/** The original's name, from the copy's. Names of people may hold brackets too. */
export const withoutOwner = (workout: string): string =>
  workout.endsWith(')') ? workout.slice(0, lastOrEnd(workout, ' (for ')) : workout;

function lastOrEnd(text: string, sought: string): number {
  const place = text.lastIndexOf(sought);
  return place === -1 ? text.length : place;
}
