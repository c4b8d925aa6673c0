import type { ExerciseIndex } from '#domain/shorthand/match-exercise.ts';

/** A year's sheet has about 3,000 lines. */
const maxCached = 5_000;

type Cache = Map<string, Map<string, unknown>>;

const byLibrary = new WeakMap<ExerciseIndex, Cache>();

/**
 * Cache of earlier readings, by their text: of this text all of it, and of others with the same library what no answer
 * changes, so that a sheet is not read again with each answer. `kind` says what else the reading depends on.
 */
export class KnownWork<Read> {
  private readonly own = new Map<string, Read>();
  private readonly cache: Map<string, Read>;

  constructor(library: ExerciseIndex, kind: string) {
    const kinds: Cache = byLibrary.get(library) ?? new Map();
    byLibrary.set(library, kinds);
    const kept = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, kept);
    this.cache = kept as Map<string, Read>;
  }

  get(text: string): Read | undefined {
    return this.own.get(text) ?? this.cache.get(text);
  }

  keep(text: string, read: Read, isForAll: boolean): void {
    if (!isForAll) {
      this.own.set(text, read);
      return;
    }
    if (this.cache.size >= maxCached) this.cache.clear();
    this.cache.set(text, read);
  }
}
