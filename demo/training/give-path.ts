import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { giveBlocks } from '#server/paths/assign-path.ts';
import { createPath } from '#server/paths/change-path.ts';
import { insertRuns } from '#server/paths/queries.ts';
import { daysAgo, foundedDaysAgo } from '../founding/founding.ts';
import { ascensionPath } from '../programs/demo-programs.ts';
import { startDateOf } from '../programs/program-dates.ts';
import type { Enrolled } from './assign-programs.ts';
import type { WrittenProgram } from './write-programs.ts';

/** Makes the path of the programs it is written as, and gives it to those who are on it; the ids of the assignments. */
export async function givePath(
  tx: Database,
  enrolled: readonly Enrolled[],
  programs: readonly WrittenProgram[],
  { coachId, now }: { coachId: string; now: Date },
): Promise<string[]> {
  const ascension = ascensionPath();
  const blocks = ascension.blocks.map(({ name, weeks }) => ({
    workoutId: programs.find(program => program.name === name)?.id ?? '',
    weeks: weeks.length,
  }));
  const written = { name: ascension.name, blocks };
  const path = await createPath(tx, written, coachId, daysAgo(now, foundedDaysAgo - 2));
  const starts = new Map(
    enrolled.flatMap(({ person, memberId }) =>
      person.onPathForWeeks === undefined
        ? []
        : [[memberId, startDateOf(person.onPathForWeeks, dateIn(person.timeZone, now))] as const],
    ),
  );
  const runs = await insertRuns(
    tx,
    [...starts.keys()].map(memberId => ({
      pathId: path.id,
      memberId,
      blockCount: blocks.length,
      assignedBy: coachId,
      createdAt: now,
    })),
  );
  const starting = runs.map(run => ({ ...run, startDate: starts.get(run.memberId) ?? '' }));
  return (await giveBlocks(tx, blocks, starting, coachId)).flat();
}
