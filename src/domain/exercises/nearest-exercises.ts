import { isSlip } from './exercise-search.ts';
import { abbreviations, wordsOf } from './exercise-words.ts';

type Named = { name: string; category: string };

const maxNearest = 3;
/** Less than a third of the words in common is a name of something else. */
const leastLikeness = 1 / 3;
/** The advantage of an exercise of the same category over one whose name is a little more alike. */
const ofSameCategory = 0.2;
/** As many words of a name as are looked at, and as short a word as may hold a slip. */
const maxWords = 12;
const shortestSlip = 4;

/**
 * A search for the likeliest exercises for a name that a library does not know, at most three, the likeliest first: by
 * the words that both have, slips and begun words too. The library is read once.
 */
export function nearestIn<Exercise extends Named>(library: readonly Exercise[]) {
  const lengths = library.map(({ name }) => wordsOf(name).length);
  const placesOf = new Map<string, number[]>();
  for (const [place, { name }] of library.entries())
    for (const word of new Set(wordsOf(name))) placesOf.set(word, [...(placesOf.get(word) ?? []), place]);

  return ({ name, category }: { name: string; category: string | null }): Exercise[] => {
    const wanted = wantedWords(name);
    const shared = new Map<number, number>();
    for (const word of wanted) {
      const best = new Map<number, number>();
      for (const [other, places] of placesOf) {
        const likeness = likenessOf(word, other);
        if (likeness === 0) continue;
        for (const place of places) best.set(place, Math.max(best.get(place) ?? 0, likeness));
      }
      for (const [place, likeness] of best) shared.set(place, (shared.get(place) ?? 0) + likeness);
    }
    const found = [...shared].map(([place, sum]) => ({
      exercise: library[place] as Exercise,
      likeness: (2 * sum) / (wanted.length + (lengths[place] ?? 0)),
    }));
    const rank = ({ exercise, likeness }: (typeof found)[number]) =>
      likeness + (exercise.category === category ? ofSameCategory : 0);
    return found
      .filter(({ likeness }) => likeness >= leastLikeness)
      .toSorted((a, b) => rank(b) - rank(a) || a.exercise.name.length - b.exercise.name.length)
      .slice(0, maxNearest)
      .map(({ exercise }) => exercise);
  };
}

/** With abbreviations written out. */
const wantedWords = (name: string): string[] =>
  wordsOf(name)
    .slice(0, maxWords)
    .flatMap(word => abbreviations[word]?.[0]?.split(' ') ?? [word]);

function likenessOf(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length >= shortestSlip && isSlip(word, other)) return 0.8;
  const [shorter, longer] = word.length < other.length ? [word, other] : [other, word];
  return shorter.length >= 3 && longer.startsWith(shorter) ? 0.6 : 0;
}
