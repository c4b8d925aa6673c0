import type { DocumentDay, ProgramDocument } from './program-document.ts';

/** A change: the documents it lies between, and what it was in words. */
export type Step<Day extends DocumentDay> = {
  readonly before: ProgramDocument<Day>;
  readonly after: ProgramDocument<Day>;
  readonly label: string;
};

/** All that was done since the program was opened, the last at the end, and what of it was undone. */
export type History<One> = { readonly done: readonly One[]; readonly undone: readonly One[] };

export const noHistory = { done: [], undone: [] };

export const withStep = <One>({ done }: History<One>, step: One): History<One> => ({
  done: [...done, step],
  undone: [],
});
