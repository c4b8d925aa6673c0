import type { ReadRequest } from '#contract/endpoint.ts';
import type { assignPath as assigning } from '#contract/programs/paths.ts';
import { maxPathWeeks } from '#domain/limits.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { blockDates } from '#domain/training/schedule/path-blocks.ts';
import { assignWorkout } from '#server/assignments/create-assignment.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, notFound, requireFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import { notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import { lockWorkouts } from '#server/training-days/versions/lock-workout.ts';
import * as queries from './queries.ts';

type Body = ReadRequest<typeof assigning>['body'];
type AssignPathInput = { pathId: string; assignedBy: string; now: Date };

/** Gives a path to members who are not on it yet: an assignment for each of its blocks. All of them, or none. */
export async function assignPath(tx: Database, body: Body, { pathId, assignedBy, now }: AssignPathInput) {
  requireFound(await queries.lockPath(tx, pathId), 'Path');
  const blocks = await blocksToGive(tx, pathId);
  const people = await peopleToGet(tx, pathId, body);
  const memberIds = people.filter(({ isOnIt }) => !isOnIt).map(({ id }) => id);
  const runOf = { pathId, blockCount: blocks.length, assignedBy, createdAt: now };
  const runs = await queries.insertRuns(
    tx,
    memberIds.map(memberId => ({ ...runOf, memberId })),
  );
  const starting = runs.map(run => ({ ...run, startDate: body.startDate }));
  const [first = []] = await giveBlocks(tx, blocks, starting, assignedBy);
  // Announced once: it is one path, however many blocks it has.
  await notifyOfPrograms(tx, 'given', first, now);
  return { count: runs.length, skipped: people.length - runs.length };
}

type Blocks = Awaited<ReturnType<typeof blocksToGive>>;
type Starting = { id: string; memberId: string; startDate: PlainDate };

/** Makes the assignments of paths that were given to members: the ids of each block's, block by block. */
export async function giveBlocks(
  tx: Database,
  blocks: Pick<Blocks[number], 'workoutId' | 'weeks'>[],
  runs: readonly Starting[],
  assignedBy: string,
): Promise<string[][]> {
  const weeks = blocks.map(block => block.weeks);
  const dated = runs.map(run => ({ ...run, dates: blockDates(run.startDate, weeks) }));
  const made: string[][] = [];
  for (const [index, { workoutId }] of blocks.entries()) {
    const given = dated.map(({ id, memberId, startDate, dates }) => ({
      memberId,
      workoutId,
      startDate,
      ...dates[index],
      status: 'active' as const,
      pathRunId: id,
      pathPosition: index + 1,
    }));
    const assigned = given.length > 0 ? await assignWorkout(tx, workoutId, given, assignedBy) : [];
    made.push(assigned.map(({ id }) => id));
  }
  return made;
}

/** The path's programs, held still until their days are made. */
async function blocksToGive(tx: Database, pathId: string) {
  const ids = requireFound(await queries.findPath(tx, pathId), 'Path').blocks.map(
    ({ workoutId }) => workoutId,
  );
  await lockWorkouts(tx, ids);
  const { blocks, weeks } = requireFound(await queries.findPath(tx, pathId), 'Path');
  const deleted = blocks.findIndex(({ isDeleted }) => isDeleted);
  if (deleted >= 0)
    throw conflict(`The program of block ${deleted + 1} has been deleted: take it out of the path first`);
  if (weeks > maxPathWeeks)
    throw conflict(`A path takes at most ${maxPathWeeks} weeks: its programs take ${weeks} by now`);
  return blocks;
}

async function peopleToGet(tx: Database, pathId: string, { memberIds, groupId }: Body) {
  if (groupId !== undefined && !(await queries.isGroup(tx, groupId))) throw notFound('Group');
  const ids = [...new Set(memberIds)];
  const people = await queries.peopleFor(tx, { pathId, groupId: groupId ?? null, ids });
  if (groupId === undefined && people.length < ids.length) throw notFound('Member');
  for (const person of people) refuseCoach(person, 'Programs');
  return people;
}
