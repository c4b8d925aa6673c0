import type { EmptySets } from './empty-sets.ts';
import type { LogResult } from './log-result.ts';
import type { UnlikelyOfLog } from './unlikely-log.ts';

/** Asked before something is saved with prescribed sets empty, or with a number that nobody may have meant. */
export type Question = { result: LogResult; form: HTMLFormElement } & (
  | { about: 'empty'; empty: EmptySets }
  | ({ about: 'unlikely' } & UnlikelyOfLog)
);
