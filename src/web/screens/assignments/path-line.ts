import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import { blockOf } from '#web/parts/paths/block-of.ts';

/** 'Ascension · Block 3 of 10'; null for an assignment that is no block of a path. */
export const pathLine = ({ path }: Pick<Assignment, 'path'>): string | null =>
  path && `${path.name} · ${blockOf(path.position, path.blocks)}`;
