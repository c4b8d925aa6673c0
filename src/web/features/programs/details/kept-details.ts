import { type DifficultyLevel, difficultyLevels } from '#domain/prescriptions/exercise-category.ts';
import { maxWeeks } from '#domain/limits.ts';
import { changedIn } from '#web/data/drafts/changes.ts';
import { draftAt, type Shape } from '#web/data/drafts/draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import type { Program } from '#web/parts/program/program-list.ts';

/** Unsaved edits of a program's details. */
export type Details = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  numWeeks: number;
  trainingMaxPercent: number;
};
export type ChangedDetails = Partial<Details>;

const isText = (value: unknown) => typeof value === 'string';

/** Validated by hand: the page opens with the stored values, before it loads anything that checks. */
const fields: Record<keyof Details, (value: unknown) => boolean> = {
  name: isText,
  description: isText,
  difficultyLevel: value => value === null || difficultyLevels.some(level => level === value),
  numWeeks: Number.isFinite,
  trainingMaxPercent: Number.isFinite,
};

const shape: Shape<ChangedDetails> = {
  safeParse: kept => {
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return { success: false };
    const known = Object.entries(kept).filter(([field]) => Object.hasOwn(fields, field));
    const isWhole = known.every(([field, value]) => fields[field as keyof Details](value));
    return isWhole ? { success: true, data: Object.fromEntries(known) } : { success: false };
  },
};

export const detailsOf = ({
  name,
  description,
  difficultyLevel,
  numWeeks,
  trainingMaxPercent,
}: Program): Details => ({
  name,
  description,
  difficultyLevel,
  numWeeks: numWeeks ?? maxWeeks,
  trainingMaxPercent,
});

export const changedDetails = (typed: ChangedDetails, saved: Details): ChangedDetails =>
  changedIn(typed, saved, trimmed);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const detailsDraft = (userId: string, programId: string, store = localStore()) =>
  draftAt({ what: 'program-details', shape }, userId, programId, store);
