import type { ExerciseIndex } from '#domain/shorthand/match-exercise.ts';

/** A year's sheet has about 3,000 lines. */
const mostKept = 5_000;

type Kept = Map<string, Map<string, unknown>>;

const byLibrary = new WeakMap<ExerciseIndex, Kept>();

/**
 * Cache of earlier readings, by their text: of this text all of it, and of others with the same library what no answer
 * changes, so that a sheet is not read again with each answer. `kind` says what else the reading depends on.
 */
export class KnownWork<Read> {
  private readonly own = new Map<string, Read>();
  private readonly kept: Map<string, Read>;

  constructor(library: ExerciseIndex, kind: string) {
    const kinds: Kept = byLibrary.get(library) ?? new Map();
    byLibrary.set(library, kinds);
    const kept = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, kept);
    this.kept = kept as Map<string, Read>;
  }

  get(text: string): Read | undefined {
    return this.own.get(text) ?? this.kept.get(text);
  }

  keep(text: string, read: Read, isForAll: boolean): void {
    if (!isForAll) {
      this.own.set(text, read);
      return;
    }
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(text, read);
  }
}
