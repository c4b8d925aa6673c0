import { blockInHand } from '#domain/training/block-state.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { inOrder } from '#web/training/day/assignment-list.ts';
import { asBlock, runOf } from '#web/training/day/blocks.ts';
import type { Assignment } from '#web/training/day/training-day.ts';

/** A path as its member has it: blocks in order, as far as they have not been taken away. */
export type Way = {
  runId: string;
  name: string;
  /** How many blocks it was given with. */
  blockCount: number;
  blocks: readonly Assignment[];
  /** The block under way, or else the next; undefined when all are done. */
  inHand: Assignment | undefined;
};

/** What stands for it in a list: of a path the block in hand, or the last one when all are done. */
export type Followed = { assignment: Assignment; way: Way | null };

/** What a member follows, a path as one, in the order of `inOrder`. */
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

/** By the path they are blocks of; null for what is none. */
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
  const inHand = blockInHand(
    blocks.map(assignment => ({ ...asBlock(assignment), assignment })),
    today,
  )?.assignment;
  const { name = '', blocks: blockCount = blocks.length } = blocks[0]?.path ?? {};
  return { runId, name, blockCount, blocks, inHand };
}

export const placeOf = ({ path }: Pick<Assignment, 'path'>): number => path?.position ?? 0;
