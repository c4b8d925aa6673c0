import * as z from 'zod/mini';
import { difficultyLevels } from '#domain/exercise-category.ts';
import { mostWeeks } from '#domain/limits.ts';
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

/** Only what differs from what is saved: what another coach saved meanwhile is not put back. */
export function changedIn(typed: ChangedDetails, saved: Details): ChangedDetails {
  const entries = Object.entries(typed) as [keyof Details, Details[keyof Details]][];
  return Object.fromEntries(entries.filter(([field, value]) => trimmed(value) !== saved[field]));
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const isChanged = (changed: ChangedDetails): boolean => Object.keys(changed).length > 0;

const addressOf = (userId: string, programId: string) => `fellowship-program-details:${userId}:${programId}`;

/** False when the browser has no room or no storage for us. */
export function keepDetails(userId: string, programId: string, changed: ChangedDetails): boolean {
  try {
    if (isChanged(changed)) localStorage.setItem(addressOf(userId, programId), JSON.stringify(changed));
    else localStorage.removeItem(addressOf(userId, programId));
    return true;
  } catch {
    return false;
  }
}

export const dropDetails = (userId: string, programId: string): boolean => keepDetails(userId, programId, {});

export function keptDetails(userId: string, programId: string): ChangedDetails {
  try {
    return changedShape.parse(JSON.parse(localStorage.getItem(addressOf(userId, programId)) ?? '{}'));
  } catch {
    return {};
  }
}
