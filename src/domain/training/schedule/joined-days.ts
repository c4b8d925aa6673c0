import { type Grouped, isSameGroup } from '#domain/prescriptions/groups/groups.ts';

/** A day as a program holds it. */
type Day<Exercise> = { dayName: string; notes: string; exercises: readonly Exercise[] };

const longestName = 200;
const longestNotes = 5000;

/**
 * Several sessions of one date as one day of a program, one after the other. A label that an earlier session uses becomes
 * another: neighbours that share one would be done together.
 */
export function joinedDays<Exercise extends Grouped>(
  days: readonly Day<Exercise>[],
): Day<Exercise> & { exercises: Exercise[] } {
  const exercises: Exercise[] = [];
  for (const day of days) exercises.push(...relabelled(day.exercises, labelsOf(exercises)));
  return {
    dayName: cut(distinct(days.map(({ dayName }) => dayName)).join(' + '), longestName),
    notes: cut(distinct(days.map(({ notes }) => notes)).join('\n\n'), longestNotes),
    exercises,
  };
}

function relabelled<Exercise extends Grouped>(exercises: readonly Exercise[], taken: readonly string[]) {
  const own = labelsOf(exercises);
  const others = new Map<string, string>();
  for (const label of own) {
    if (!taken.some(other => isSameGroup(other, label))) continue;
    others.set(label, freeLabel([...taken, ...own, ...others.values()]));
  }
  return exercises.map(exercise => {
    const other = others.get(exercise.groupLabel?.trim().toLowerCase() ?? '');
    return other === undefined ? exercise : { ...exercise, groupLabel: other };
  });
}

/** In lower case, each once. */
const labelsOf = (exercises: readonly Grouped[]): string[] =>
  distinct(exercises.map(({ groupLabel }) => groupLabel?.trim().toLowerCase() ?? ''));

/** A, B … Z, A2, B2 … */
function freeLabel(taken: readonly string[]): string {
  for (let round = 1; ; round += 1) {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const label = round === 1 ? letter : `${letter}${round}`;
      if (!taken.some(other => isSameGroup(other, label))) return label;
    }
  }
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(text => text !== ''))];

/** Never in half of a character, which can't be stored. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
