import { englishName } from '#domain/exercises/foreign-names/foreign-names.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import {
  type ExerciseIndex,
  findExercise,
  type FoundExercise,
  type Nameable,
} from '#domain/shorthand/match-exercise.ts';

/** The library as one text asks it: each name is looked for once. */
export class Library {
  readonly index: ExerciseIndex;
  private byName: Map<string, Nameable[]> | null = null;
  private readonly found = new Map<string, FoundExercise | null>();

  constructor(index: ExerciseIndex) {
    this.index = index;
  }

  find(name: string): FoundExercise | null {
    const known = this.found.get(name);
    if (known !== undefined) return known;
    const near = name === '' ? null : findExercise(name, this.index);
    // 'Pressa' is no slip of 'Press'.
    const found = near?.how === 'slip' && englishName(name) !== undefined ? null : near;
    this.found.set(name, found);
    return found;
  }

  /** The exercise of a category that is called so: the same name may stand in two. */
  ofCategory(name: string, category: ExerciseCategory): Nameable | undefined {
    const called = this.called().get(name.trim().toLowerCase());
    const found = called?.find(one => one.category === category);
    const plain = found ? null : this.find(name);
    return found ?? (plain?.exercise.category === category ? plain.exercise : undefined);
  }

  private called(): Map<string, Nameable[]> {
    if (this.byName !== null) return this.byName;
    const byName = new Map<string, Nameable[]>();
    for (const one of this.index.all) {
      const key = one.name.trim().toLowerCase();
      byName.set(key, [...(byName.get(key) ?? []), one]);
    }
    this.byName = byName;
    return byName;
  }

  private byId: Map<string, string> | null = null;

  categoryOfId(id: string): string | null {
    this.byId ??= new Map(this.index.all.map(one => [one.id, one.category]));
    return this.byId.get(id) ?? null;
  }

  categoryOf(name: string): ExerciseCategory | null {
    const english = this.find(name) ? undefined : englishName(name);
    const category = (this.find(name) ?? this.find(english ?? ''))?.exercise.category;
    return exerciseCategories.find(known => known === category) ?? null;
  }
}
