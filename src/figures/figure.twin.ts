import type { Look } from './look.twin.ts';

/**
 * One figure, and what each place shows of it to the member it is of or to their coach. A new place is a line more: what is
 * shown there, in the words or the date that all of them have in common.
 */
export type Figure = { name: string; places: Record<string, (look: Look) => Promise<unknown>> };
