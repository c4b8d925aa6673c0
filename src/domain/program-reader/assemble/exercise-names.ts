import { abbreviations, mainLifts, wordsOf } from '#domain/exercises/exercise-words.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { Questions } from '#domain/program-reader/questions/questions.ts';
import type { Library } from '#domain/program-reader/walk/library.ts';
import { type Nameable, nearestTo } from '#domain/shorthand/match-exercise.ts';

/** What a name has come to: an exercise of the library, or a new one; `left` are its words that the library's own has not. */
export type NamedExercise = { id: string | null; name: string; left: string | null };

/** Looking for the nearest takes long; beyond so many names nobody chooses. */
const mostWithNearest = 200;

/** Where a plan says how far and not of what, it is of one of these. */
const runs = ['easy run', 'run', 'running', 'brisk walk', 'steady ride'];

/** Which exercises the names of one text are: what the library does not know is asked, once a name. */
export class ExerciseNames {
  private readonly library: Library;
  private readonly questions: Questions;
  private readonly known = new Map<string, NamedExercise>();
  private asked = 0;

  constructor(library: Library, questions: Questions) {
    this.library = library;
    this.questions = questions;
  }

  /** The exercise that a name is, asked of the lines it stands in where the library has none of that name. Null: it is a remark. */
  named(name: string, lines: readonly number[]): NamedExercise | null {
    const sure = this.sure(name);
    if (sure) return sure;
    const nearest = this.nearestOf(name);
    const likely = this.likely(name);
    const offered =
      likely === null ? nearest : [likely, ...nearest.filter(({ id }) => id !== likely.id)].slice(0, 3);
    const answer = this.questions.ask(
      {
        id: `exercise:${fold(name)}`,
        kind: 'exercise',
        text:
          name === ''
            ? 'These lines name no exercise. Which is it?'
            : `No exercise is named ${quotedShort(name)}. Which is it?`,
        choices: [
          ...offered.map(({ id, name: label }) => ({ value: id, label })),
          ...(name === '' ? [] : [{ value: 'create', label: `A new exercise: ${name.slice(0, 100)}` }]),
          { value: 'note', label: 'No exercise: into the notes' },
        ],
        proposed: likely?.id ?? (name === '' ? 'note' : 'create'),
      },
      ...lines,
    );
    if (answer === 'note') return null;
    const chosen = this.library.index.all.find(({ id }) => id === answer);
    return chosen ? { id: chosen.id, name: chosen.name, left: null } : { id: null, name, left: null };
  }

  private sure(name: string): NamedExercise | null {
    const known = this.known.get(name);
    if (known) return known;
    const found = this.library.find(name);
    const made = found
      ? { id: found.exercise.id, name: found.exercise.name, left: null }
      : this.withoutBrackets(name);
    if (made) this.known.set(name, made);
    return made;
  }

  /** 'Bench Press (Barbell)' where the library says Bench Press: the words in brackets are kept. */
  private withoutBrackets(name: string): NamedExercise | null {
    const open = name.indexOf('(');
    const close = name.indexOf(')', open);
    if (open < 1 || close === -1) return null;
    const words = name.slice(open + 1, close).trim();
    const plain = `${name.slice(0, open)} ${name.slice(close + 1)}`.replace(/\s+/g, ' ').trim();
    const found = this.library.find(`${words} ${plain}`) ?? this.library.find(plain);
    if (!found) return null;
    const isSaid = fold(found.exercise.name).includes(fold(words));
    return { id: found.exercise.id, name: found.exercise.name, left: isSaid ? null : words };
  }

  private readonly nearest = new Map<string, Nameable[]>();

  private nearestOf(name: string): Nameable[] {
    const known = this.nearest.get(name);
    if (known) return known;
    this.asked += 1;
    const found =
      this.asked > mostWithNearest || name.length > 120 ? [] : nearestTo(name, this.library.index);
    this.nearest.set(name, found);
    return found;
  }

  /** What is nearly certain: short forms written out, and the one main lift that a bare word means. */
  private likely(name: string): Nameable | null {
    if (name === '') return this.firstFound(runs);
    const words = wordsOf(name.slice(0, 120));
    const spelled = words.flatMap(word => abbreviations[word]?.[0]?.split(' ') ?? [word]).join(' ');
    const whole = abbreviations[words.join(' ')]?.[0];
    const lift = mainLifts.find(
      main => words.length > 0 && wordsOf(main).slice(-words.length).join(' ') === spelled,
    );
    return this.firstFound([whole, spelled, lift, lift && `barbell ${lift}`]);
  }

  private firstFound(wordings: readonly (string | undefined)[]): Nameable | null {
    for (const wording of wordings) {
      const found = wording === undefined ? null : this.library.find(wording);
      if (found) return found.exercise;
    }
    return null;
  }
}
