import { wordsOf } from '#domain/exercises/exercise-words.ts';
import { fold } from '#domain/program-reader/fold.ts';
import { quotedShort } from '#domain/program-reader/names.ts';
import type { Questions } from '#domain/program-reader/questions/questions.ts';
import { type Item, type Shape, shapes } from '#domain/program-reader/walk/item.ts';
import type { Library } from '#domain/program-reader/walk/library.ts';
import { equipmentWords, LikelyExercises } from '#domain/program-reader/walk/likely-exercises.ts';
import { NamesInOtherLanguages } from './names-in-other-languages.ts';
import { type Nameable, nearestTo } from '#domain/shorthand/match-exercise.ts';

/**
 * The exercise that a name stands for: one of the library, or a new one; `left` are the words that the library's name
 * lacks.
 */
export type NamedExercise = { id: string | null; name: string; left: string | null };

const isMeasured = ({ parts }: Pick<Item, 'parts'>): boolean =>
  parts.some(({ time, distance }) => Boolean(time ?? distance));

export function shapeOf(item: Pick<Item, 'parts'>): Shape {
  if (isMeasured(item)) return 'measured';
  return item.parts.some(({ sets, reps, setTargets }) => Boolean(sets ?? reps ?? setTargets))
    ? 'sets'
    : 'none';
}

const unnamed: Record<Shape, string> = {
  sets: 'These lines of sets name no exercise. Which is it?',
  measured: 'These lines name no exercise. Which is it?',
  none: 'These lines name no exercise. Which is it?',
};

const ofShape: Record<Shape, readonly string[]> = {
  sets: ['Strength', 'Calisthenics', 'Plyometric'],
  measured: ['Aerobic', 'Isometric', 'Mobility'],
  none: [],
};

/** Candidates done as the line says come first. */
const byShape = (some: readonly Nameable[], shape: Shape): Nameable[] =>
  some.toSorted(
    (a, b) => Number(ofShape[shape].includes(b.category)) - Number(ofShape[shape].includes(a.category)),
  );

/** Looking for the nearest takes long; no one goes through more names than this. */
const maxWithNearest = 200;

/** 'Squat (Primary)': words in brackets that name no equipment. */
function withoutRemark(said: string): { name: string; left: string | null } {
  const [, before = '', words = ''] = /^([^()]{3,})\(([^()]+)\)$/.exec(said) ?? [];
  const name = before.trim();
  const isKind = words === '' || wordsOf(words).some(word => equipmentWords.has(word));
  return isKind ? { name: said, left: null } : { name, left: words };
}

/** The exercises that the names of one text stand for; a name unknown to the library is asked about once. */
export class ExerciseNames {
  private readonly library: Library;
  private readonly questions: Questions;
  private readonly known = new Map<string, NamedExercise>();
  private readonly likely: LikelyExercises;
  private readonly foreign: NamesInOtherLanguages;
  private sought = 0;

  /** The exercises that the text names itself. */
  private readonly said: ReadonlySet<string>;

  /** Names written both ways: as sets of reps, and as a time or a distance. */
  private readonly ofBoth: ReadonlySet<string>;

  constructor(library: Library, questions: Questions, items: readonly Pick<Item, 'name' | 'parts'>[]) {
    this.library = library;
    this.questions = questions;
    this.likely = new LikelyExercises(library);
    this.foreign = new NamesInOtherLanguages(questions, library, this.likely, items);
    this.said = new Set(items.flatMap(({ name }) => library.find(name)?.exercise.id ?? []));
    const [measured, counted] = [items.filter(isMeasured), items.filter(item => !isMeasured(item))].map(
      some => new Set(some.map(({ name }) => fold(name))),
    );
    this.ofBoth = new Set([...(measured ?? [])].filter(name => counted?.has(name)));
  }

  /**
   * The exercise of a name; where the library has none of it, a question is asked of the lines it stands in. Null: it
   * is a remark.
   */
  named(said: string, lines: readonly number[], shape: Shape = 'none'): NamedExercise | null {
    const sure = this.sure(said);
    if (sure) return sure;
    const { name, left } = withoutRemark(said);
    const meant = left === null ? this.foreign.meant(name, lines) : null;
    if (meant) return { id: meant.id, name: meant.name, left: null };
    const named = left === null ? this.asked(name, lines, shape) : this.named(name, lines, shape);
    return named && { ...named, left: [named.left, left].filter(Boolean).join('; ') || null };
  }

  private asked(said: string, lines: readonly number[], shape: Shape): NamedExercise | null {
    const likely = this.likely.of(said, shape, this.said);
    const others = said === '' ? [] : shapes.flatMap(other => this.likely.of(said, other, this.said) ?? []);
    const isApart =
      said !== '' &&
      shape === 'measured' &&
      this.ofBoth.has(fold(said)) &&
      others.some(({ id }) => id !== likely?.id);
    // 'Row 500 m' beside 'Row 3x10' is another exercise.
    const name = isApart ? `${said} (time or distance)` : said;
    const nearest = [...others, ...byShape(this.nearestOf(said), shape)].filter(
      ({ id }) => id !== likely?.id,
    );
    const offered = [...new Set(likely === null ? nearest : [likely, ...nearest])].slice(0, 3);
    const answer = this.questions.ask(
      {
        id: name === '' && shape === 'sets' ? 'exercise: of sets' : `exercise:${fold(name)}`,
        kind: 'exercise',
        text: name === '' ? unnamed[shape] : `No exercise is named ${quotedShort(name)}. Which is it?`,
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

  /** 'Bench Press (Barbell)' where the library has Bench Press: the words in brackets are kept. */
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
    this.sought += 1;
    const found =
      this.sought > maxWithNearest || name.length > 120 ? [] : nearestTo(name, this.library.index);
    this.nearest.set(name, found);
    return found;
  }
}
