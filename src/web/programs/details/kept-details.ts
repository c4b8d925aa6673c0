import * as z from 'zod/mini';
import { difficultyLevels } from '#domain/exercise-category.ts';
import { mostWeeks } from '#domain/limits.ts';
import { changedIn } from '#web/data/drafts/changes.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import { deviceShelf } from '#web/data/drafts/shelf.ts';
import type { Program } from '#web/programs/program/program-list.ts';

const changedShape = z.object({
  name: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  difficultyLevel: z.exactOptional(z.nullable(z.enum(difficultyLevels))),
  numWeeks: z.exactOptional(z.number()),
});

/** What has been typed over a program's details and not been saved. */
export type ChangedDetails = z.output<typeof changedShape>;
export type Details = Required<ChangedDetails>;

export const detailsOf = ({ name, description, difficultyLevel, numWeeks }: Program): Details => ({
  name,
  description,
  difficultyLevel,
  numWeeks: numWeeks ?? mostWeeks,
});

export const changedDetails = (typed: ChangedDetails, saved: Details): ChangedDetails =>
  changedIn(typed, saved, trimmed);

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const detailsDraft = (userId: string, programId: string, shelf = deviceShelf()) =>
  draftAt({ what: 'program-details', shape: changedShape }, userId, programId, shelf);
