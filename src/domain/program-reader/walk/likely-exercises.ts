import { abbreviations, mainLifts, wordsOf } from '#domain/exercises/exercise-words.ts';
import { englishName } from '#domain/exercises/foreign-names/foreign-names.ts';
import { isLiftToo, namesOfMovement } from '#domain/program-reader/work/text/movements.ts';
import type { Nameable } from '#domain/shorthand/match-exercise.ts';
import type { Shape } from './item.ts';
import type { Library } from './library.ts';

/** Exercises to assume where a plan gives a distance but no exercise. */
const runs = ['easy run', 'run', 'running', 'brisk walk', 'steady ride'];

/** Words that a name may add to the library's own: the usual way of doing the exercise. */
const usualWords = new Set([
  'barbell',
  'flat',
  'standing',
  'regular',
  'standard',
  'conventional',
  'traditional',
  'olympic',
  'hold',
  'bbb',
  'fsl',
  'ssl',
]);
/** Equipment: a name with other equipment means another exercise. */
export const equipmentWords = new Set([
  'dumbbell',
  'cable',
  'machine',
  'kettlebell',
  'barbell',
  'band',
  'seated',
  'trap',
  'ez',
]);

/** Lifts done with a barbell unless the name says otherwise. */
const barbellLifts = new Set(['squat', 'deadlift', 'press', 'row', 'clean', 'snatch', 'thrust']);

/** Longer texts are no names. */
const longestName = 120;

/** The library exercise that is nearly certain for an unknown name. */
export class LikelyExercises {
  private readonly library: Library;

  constructor(library: Library) {
    this.library = library;
  }

  /**
   * Short forms written out, names in other languages, and the one main lift that a bare word means; `said` are the exercises that the
   * text names itself.
   */
  of(name: string, shape: Shape = 'none', said: ReadonlySet<string> = new Set()): Nameable | null {
    if (name === '') return shape === 'sets' ? null : this.firstFound(runs);
    return this.inOtherLanguage(name) ?? this.ofWords(wordsOf(name.slice(0, longestName)), shape, said);
  }

  /** 'Kniebeugen', 'Développé couché'. */
  inOtherLanguage(name: string): Nameable | null {
    return name.length > longestName ? null : this.firstFound([englishName(name)]);
  }

  private ofWords(words: readonly string[], shape: Shape, said: ReadonlySet<string>): Nameable | null {
    const spelled = words.flatMap(word => abbreviations[word]?.[0]?.split(' ') ?? [word]).join(' ');
    const whole = abbreviations[words.join(' ')]?.[0];
    const lifts = mainLifts.filter(
      main => words.length > 0 && wordsOf(main).slice(-words.length).join(' ') === spelled,
    );
    // A text that says 'Bench Press', too, means another press.
    const bench = words.at(-1) === 'bench' ? `${spelled} press` : undefined;
    const lift = lifts.find(main => spelled !== 'press' || !this.isSaid(main, said)) ?? lifts[0];
    const [only = ''] = words.length === 1 ? words : [];
    // 'Row 500 m' is no barbell's.
    const movement = shape === 'measured' ? this.firstFound(namesOfMovement(only)) : null;
    const movements = shape === 'sets' && isLiftToo(words) ? [] : namesOfMovement(only);
    return (
      movement ??
      this.firstFound([whole, spelled, bench, lift, lift && `barbell ${lift}`, ...movements]) ??
      this.usual(spelled.split(' '), said)
    );
  }

  /** 'Barbell Back Squat' where the library says Back Squat, 'Dumbbell Lateral Raise' where it says Lateral Raise. */
  private usual(words: readonly string[], said: ReadonlySet<string>): Nameable | null {
    const plain = words.filter(word => !usualWords.has(word));
    const apart = plain.filter(word => word !== 'dumbbell');
    const isOfBar = barbellLifts.has(apart.at(-1) ?? '');
    const wordings = [plain, ...(isOfBar ? [] : [apart])].filter(
      kept => kept.length > 0 && kept.length < words.length,
    );
    const found =
      this.firstFound(wordings.map(kept => kept.join(' '))) ??
      (plain.length > 0 && plain.length < words.length ? this.ofWords(plain, 'none', said) : null);
    return found && wordsOf(found.name).some(word => equipmentWords.has(word) && !words.includes(word))
      ? null
      : found;
  }

  private isSaid(lift: string, said: ReadonlySet<string>): boolean {
    const found = this.library.find(lift);
    return found !== null && said.has(found.exercise.id);
  }

  private firstFound(wordings: readonly (string | undefined)[]): Nameable | null {
    for (const wording of wordings) {
      const found = wording === undefined ? null : this.library.find(wording);
      if (found) return found.exercise;
    }
    return null;
  }
}
