import type { ReadRequest } from '#contract/endpoint.ts';
import type { createDayTemplate, updateDayTemplate } from '#contract/programs/templates.ts';
import { maxTemplates } from '#domain/day-templates.ts';
import { holdLock } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercises } from '#server/exercises/refuse-unknown.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';

type Created = ReadRequest<typeof createDayTemplate>['body'];
type Changed = ReadRequest<typeof updateDayTemplate>['body'];
type By = { coachId: string; now: Date };

export async function createTemplate(tx: Database, given: Created, { coachId, now }: By) {
  // Two at once would both find room for one more.
  await holdLock(tx, 'day templates');
  if ((await queries.countTemplates(tx)) >= maxTemplates)
    throw conflict(`There are ${maxTemplates} templates already. Delete one first.`);
  await refuseUnknown(tx, given.exercises);
  const made = { ...given, createdBy: coachId, createdAt: now, updatedAt: now };
  const id = await queries.insertTemplate(tx, made);
  return requireFound(await queries.findTemplate(tx, id), 'Template');
}

export async function changeTemplate(tx: Database, id: string, changes: Changed, now: Date) {
  const before = requireFound(await queries.templateToChange(tx, id), 'Template');
  if (changes.exercises) await refuseUnknown(tx, changes.exercises, before.exercises);
  await queries.setTemplate(tx, id, { ...changes, updatedAt: now });
  return requireFound(await queries.findTemplate(tx, id), 'Template');
}

type Named = readonly { exerciseId: string; alternateExerciseIds: string[] }[];

/** Exercises that the template names already may have left the library since. */
async function refuseUnknown(tx: Database, exercises: Named, before: Named = []): Promise<void> {
  const there = new Set(before.map(({ exerciseId }) => exerciseId));
  const coming = exercises.map(({ exerciseId }) => exerciseId).filter(id => !there.has(id));
  await refuseUnknownExercises(tx, coming, { field: 'exercises', name: 'template' });
  const named = before.flatMap(({ alternateExerciseIds }) => alternateExerciseIds);
  await refuseWrongAlternates(tx, exercises, { field: 'exercises', named });
}
