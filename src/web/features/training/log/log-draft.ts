import { type Units, usualUnits } from '#domain/measures/measure.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Draft, draftAt, type Shape } from '#web/data/drafts/draft.ts';
import { localStore, type LocalStore, sessionStore } from '#web/data/drafts/local-store.ts';
import { resultFields } from '#web/parts/training-day/result-fields.ts';
import type { LogValues } from './form/log-values.ts';
import { typedLogs } from '#web/parts/training-day/typed-logs.ts';

/** What was typed and not saved yet, when, in which units, and the log it would correct. */
type StoredDraft = { logId: string | null; at: number; units: Units; values: LogValues };

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areValues = (value: unknown): value is LogValues =>
  isRecord(value) &&
  resultFields.every(field => isText(value[field])) &&
  Array.isArray(value.sets) &&
  value.sets.every(set => isRecord(set) && isText(set.reps) && isText(set.weight));

/** An earlier version knew lb and miles alone. */
const dataOf = (kept: Record<string, unknown>, logId: string | null, values: LogValues): StoredDraft => ({
  logId,
  at: Number(kept.at ?? 0),
  units: { ...usualUnits, ...(isRecord(kept.units) && kept.units) },
  values,
});

/** By hand: the day's screen asks whether there is a draft before anything else is loaded. */
const shape: Shape<StoredDraft> = {
  safeParse: kept =>
    isRecord(kept) && (kept.logId === null || isText(kept.logId)) && areValues(kept.values)
      ? { success: true, data: dataOf(kept, kept.logId, kept.values) }
      : { success: false },
};

const kind = { ...typedLogs, shape };

/** Where it was typed: whose, an exercise's place in an assignment's day, and the log it has. Its sets stand in order. */
type Origin = {
  memberId: string;
  assignmentId: string;
  date: PlainDate;
  place: string;
  exercise: { log: { id: string } | null };
};

type Stores = { device: LocalStore | null; tab: LocalStore | null };

const here = (): Stores => ({ device: localStore(), tab: sessionStore() });

/** The unsaved entry of this exercise on this date; null when there is none, or when it was for another log. */
export function readDraft(origin: Origin, stores = here()): Omit<StoredDraft, 'logId'> | null {
  const kept = onDevice(origin, stores).read() ?? inTab(origin, stores).read();
  if (kept === null || kept.logId !== logIdOf(origin)) return null;
  const { at, units, values } = kept;
  return { at, units, values };
}

/** Keeps what is typed on the device, so that neither a close, a reload nor the end of the app loses anything. */
export function keepDraft(origin: Origin, typed: Omit<StoredDraft, 'logId'>, stores = here()): void {
  onDevice(origin, stores).keep({ logId: logIdOf(origin), ...typed });
}

export function dropDraft(origin: Origin, stores = here()): void {
  onDevice(origin, stores).drop();
  inTab(origin, stores).drop();
}

const onDevice = ({ memberId, assignmentId, date, place }: Origin, { device }: Stores): Draft<StoredDraft> =>
  draftAt(kind, memberId, `${assignmentId} ${date} ${place}`, device);

/** Where an earlier version kept it, as long as its tab was open. */
const inTab = ({ assignmentId, date, place }: Origin, { tab }: Stores): Draft<StoredDraft> =>
  draftAt(kind, assignmentId, `${date} ${place}`, tab);

const logIdOf = ({ exercise }: Origin) => exercise.log?.id ?? null;
