/** As long as a workout's name may be. */
const longest = 200;

/** What a copy of a workout for one member is called: 'Full Body (for Ana Cruz)'. A copy of a copy names the latter alone. */
export function ownWorkoutName(workout: string, isCopy: boolean, member: string): string {
  const owner = ` (for ${member.slice(0, 100)})`;
  const name = isCopy ? withoutOwner(workout) : workout;
  return `${name.slice(0, longest - owner.length).trimEnd()}${owner}`;
}

/** What the copy was made of, by the copy's name. Names of people may hold brackets too. */
export const withoutOwner = (workout: string): string => workout.replace(/ \(for (?!.* \(for ).*\)$/s, '');
