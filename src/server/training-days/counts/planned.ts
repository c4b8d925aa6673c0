import { plannedKinds } from '#domain/training/status/assignment-kind.ts';

const kinds = plannedKinds.map(kind => `'${kind}'`).join(', ');

/** SQL: the row (or alias) of assignments was planned as a whole (`isPlanned`). */
export const planned = (assignment: string): string => `${assignment}.kind in (${kinds})`;
