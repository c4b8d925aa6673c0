import { fold } from '#domain/program-reader/fold.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { Questions } from '#domain/program-reader/questions/questions.ts';
import type { Item } from '#domain/program-reader/walk/item.ts';
import type { Library } from '#domain/program-reader/walk/library.ts';
import type { LikelyExercises } from '#domain/program-reader/walk/likely-exercises.ts';
import type { Nameable } from '#domain/shorthand/match-exercise.ts';

/** Beyond this number the rest are only counted. */
const maxReported = 20;

/** Names of exercises in other languages: a single question for all names of a text. */
export class NamesInOtherLanguages {
  private readonly questions: Questions;
  private readonly found = new Map<string, { name: string; exercise: Nameable }>();

  constructor(
    questions: Questions,
    library: Library,
    likely: LikelyExercises,
    items: readonly Pick<Item, 'name'>[],
  ) {
    this.questions = questions;
    for (const name of new Set(items.map(item => item.name))) {
      const exercise = library.find(name) ? null : likely.inOtherLanguage(name);
      if (exercise) this.found.set(fold(name), { name, exercise });
    }
  }

  /** The exercise that a name means, where several are possible and the coach is not asked about each. */
  meant(name: string, lines: readonly number[]): Nameable | null {
    const found = this.found.get(fold(name));
    if (!found || this.found.size < 2 || this.questions.answerTo(`exercise:${fold(name)}`) !== null)
      return null;
    const answer = this.questions.ask(
      {
        id: 'names-in-other-languages',
        kind: 'other',
        text: `These names are in another language. Are they these exercises: ${this.told()}?`,
        choices: [
          { value: 'all', label: 'Yes, all of them' },
          { value: 'each', label: 'No, I choose for each' },
        ],
        proposed: 'all',
      },
      ...lines,
    );
    return answer === 'each' ? null : found.exercise;
  }

  private told(): string {
    const all = [...this.found.values()].map(
      ({ name, exercise }) => `${quotedShort(name)} is ${exercise.name}`,
    );
    const more = all.length - maxReported;
    return [...all.slice(0, maxReported), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  }
}
