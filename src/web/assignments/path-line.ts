import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { blockOf } from '#web/paths/block-of.ts';

/** 'Ascension · Block 3 of 10'; null for what is no block of a path. */
export const pathLine = ({ path }: Pick<Assignment, 'path'>): string | null =>
  path && `${path.name} · ${blockOf(path.position, path.blocks)}`;
