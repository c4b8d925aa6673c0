import type { ReadRequest } from '#contract/endpoint.ts';
import { multiWeekProgram } from '#contract/programs.ts';
import type { createPath as creating, updatePath as updating } from '#contract/programs/paths.ts';
import { maxPathWeeks } from '#domain/limits.ts';
import { weeksTogether } from '#domain/training/schedule/path-blocks.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';

type Created = ReadRequest<typeof creating>['body'];
type Changed = ReadRequest<typeof updating>['body'];
type Blocks = Created['blocks'];

export async function createPath(tx: Database, { name, blocks }: Created, createdBy: string, now: Date) {
  await refuseOthers(tx, blocks);
  const id = await queries.insertPath(tx, { name, createdBy, createdAt: now });
  await queries.putBlocks(tx, id, idsOf(blocks));
  return requireFound(await queries.findPath(tx, id), 'Path');
}

export async function changePath(tx: Database, id: string, { name, blocks }: Changed, now: Date) {
  requireFound(await queries.lockPath(tx, id), 'Path');
  if (blocks) {
    await refuseOthers(tx, blocks);
    await queries.putBlocks(tx, id, idsOf(blocks));
  }
  await queries.setPath(tx, id, { ...(name !== undefined && { name }), updatedAt: now });
  return requireFound(await queries.findPath(tx, id), 'Path');
}

export async function deletePath(tx: Database, id: string, now: Date): Promise<void> {
  requireFound(await queries.lockPath(tx, id), 'Path');
  await queries.setPath(tx, id, { hiddenAt: now });
}

const idsOf = (blocks: Blocks) => blocks.map(({ workoutId }) => workoutId);

/** A path is made of programs that are there and for everyone; of so many weeks at most. */
async function refuseOthers(tx: Database, blocks: Blocks): Promise<void> {
  const found = await queries.workoutsAmong(tx, idsOf(blocks));
  const programs = blocks.map(({ workoutId }, index) => {
    const workout = found.find(({ id }) => id === workoutId);
    const why = whyNot(workout);
    if (why !== null || !workout) throw badInput(`blocks.${index}.workoutId`, `Block ${index + 1}: ${why}`);
    return workout;
  });
  const weeks = weeksTogether(programs.map(({ numWeeks }) => numWeeks));
  if (weeks > maxPathWeeks)
    throw badInput('blocks', `A path takes at most ${maxPathWeeks} weeks: these take ${weeks}`);
}

type Workout = Awaited<ReturnType<typeof queries.workoutsAmong>>[number];

function whyNot(workout: Workout | undefined): string | null {
  if (!workout || workout.hiddenAt !== null) return 'this program is no longer there';
  if (workout.programType !== multiWeekProgram) return 'only a program can be a block of a path';
  return workout.forMemberId === null ? null : 'this program is one member’s own';
}
