import type { EnteredDistance } from '#domain/measures/entered.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { resultTexts, type ResultTexts } from '#domain/training/log/log-fields.ts';

/** A log as the wire shows it; the contract checks its shape. */
export type StoredLog = ResultTexts & {
  id: string;
  completedDate: PlainDate;
  setsData: { setNum: number; completed: boolean }[] | null;
  entered: EnteredDistance | null;
  estimated1RM: number | null;
  notes: string | null;
};

/** SQL: what a log says in addition to its sets. */
export const resultColumns = (log: string): string =>
  [...resultTexts.map(([name, column]) => `${log}.${column} as "${name}"`), `${log}.entered`].join(', ');

/** SQL: a log without its sets. */
export const logColumnsWithoutSets = (log: string): string =>
  `${log}.id, ${log}.date as "completedDate", ${resultColumns(log)}, ${log}.estimated_1rm as "estimated1RM", ${log}.notes`;

/** SQL: a log as a row, which becomes an object where the rows around it become JSON. */
export const storedLogColumns = (log: string): string =>
  `${log}.sets_data as "setsData", ${logColumnsWithoutSets(log)}`;
