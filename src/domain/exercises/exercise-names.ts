import { wordsOf } from './exercise-words.ts';

/** The most other names of an exercise, and the length of each. */
export const maxAliases = 20;
export const longestAlias = 100;

/** An exercise by all that it is called. */
export type Named = {
  id: string;
  name: string;
  aliases: readonly string[];
  /** The exercises merged into it. */
  merged: readonly { id: string; name: string; aliases: readonly string[] }[];
};

/** All that an exercise is found by: its name first, its other names, and those of what is merged into it. */
export const namesOf = ({ name, aliases, merged }: Omit<Named, 'id'>): string[] => [
  name,
  ...aliases,
  ...merged.flatMap(one => [one.name, ...one.aliases]),
];

/** Without empty ones, and each once, however it is written. */
export function distinctNames(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter(name => {
    const key = keyOf(name);
    if (name === '' || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** As a search compares names: 'Push-ups' and 'push up' are one. What has no letter or digit is compared as it stands. */
const keyOf = (name: string) => wordsOf(name).join(' ') || name.trim().toLowerCase();

/**
 * The names among these that another exercise of the library has already, and which one: nobody can tell two of one
 * name apart. A coach is warned, not refused.
 */
export function sharedNames(
  library: readonly Named[],
  { id, names }: { id: string | null; names: readonly string[] },
): { name: string; with: string }[] {
  const wanted = new Map(distinctNames(names).map(name => [keyOf(name), name]));
  const shared = new Map<string, { name: string; with: string }>();
  for (const exercise of library) {
    if (exercise.id === id) continue;
    for (const known of namesOf(exercise)) {
      const name = wanted.get(keyOf(known));
      if (name !== undefined && !shared.has(name)) shared.set(name, { name, with: exercise.name });
    }
  }
  return [...shared.values()];
}
