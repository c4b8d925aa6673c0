import { currentBlock } from '#domain/training/status/block-state.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { inOrder } from './assignment-list.ts';
import { asBlock, runOf } from './blocks.ts';
import type { Assignment } from './training-day.ts';

/** A path as its member has it: blocks in order, as far as they have not been taken away. */
export type Way = {
  runId: string;
  name: string;
  /** Number of blocks at the time of assignment. */
  blockCount: number;
  blocks: readonly Assignment[];
  /** The block under way, or else the next; undefined when all are done. */
  inHand: Assignment | undefined;
};

/** An entry of the list: for a path its current block, or the last one when all are done. */
export type Followed = { assignment: Assignment; way: Way | null };

/** Assignments of a member, with a path as one, in the order of `inOrder`. */
export function followedBy(assignments: readonly Assignment[], today: PlainDate): Followed[] {
  const followed = [...byRun(assignments)].flatMap(([runId, given]) => {
    if (runId === null) return given.map((assignment): Followed => ({ assignment, way: null }));
    const way = wayOf(runId, given, today);
    const shown = way.inHand ?? way.blocks.at(-1);
    return shown ? { assignment: shown, way } : [];
  });
  const byAssignment = new Map(followed.map(one => [one.assignment, one]));
  return inOrder([...byAssignment.keys()], today).flatMap(one => byAssignment.get(one) ?? []);
}

/** Assignments by the path they are blocks of; null for those of none. */
function byRun(assignments: readonly Assignment[]): Map<string | null, Assignment[]> {
  const runs = new Map<string | null, Assignment[]>();
  for (const assignment of assignments) {
    const run = runOf(assignment);
    runs.set(run, [...(runs.get(run) ?? []), assignment]);
  }
  return runs;
}

function wayOf(runId: string, given: readonly Assignment[], today: PlainDate): Way {
  const blocks = given.toSorted((a, b) => placeOf(a) - placeOf(b));
  const inHand = currentBlock(
    blocks.map(assignment => ({ ...asBlock(assignment), assignment })),
    today,
  )?.assignment;
  const { name = '', blocks: blockCount = blocks.length } = blocks[0]?.path ?? {};
  return { runId, name, blockCount, blocks, inHand };
}

export const placeOf = ({ path }: Pick<Assignment, 'path'>): number => path?.position ?? 0;
