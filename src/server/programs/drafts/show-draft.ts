import { type Difference, programDifference } from '#domain/programs/program-difference.ts';
import type { ProgramTree } from '#domain/programs/program-tree.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import type { Database } from '#server/database/database.ts';
import { type LiveProgram, markOf } from '#server/programs/versions/live-tree.ts';
import { namesIn, unlistedIn } from '#server/programs/versions/names.ts';
import type { DraftRow } from './draft-rows.ts';

/** A draft as its editor reads it; without one the live program, which a save makes one of. */
export async function draftAnswer(db: Database, live: LiveProgram, row: DraftRow | null) {
  const { attached: _attached, ...asLive } = live.tree;
  const tree: ProgramTree = row?.content ?? asLive;
  const isNew = !row?.content;
  return {
    ...tree,
    weeks: tree.weeks.map(week => ({
      ...week,
      days: week.days.map(day => ({ ...day, unread: day.unread ?? [] })),
    })),
    revision: row?.revision ?? 0,
    isNew,
    startedFrom: isNew ? markOf(live.tree) : null,
    updatedAt: isNew ? null : (row?.updatedAt ?? null),
    updatedBy: isNew ? null : (row?.updatedByName ?? null),
    liveChanges: await liveChanges(db, live, row),
    unknown: await unlistedIn(db, tree),
  };
}

/** What was changed live since the draft began, in words. */
export async function liveChanges(
  db: Database,
  live: LiveProgram,
  row: Pick<DraftRow, 'base'> | null,
): Promise<Difference[]> {
  const base = row?.base;
  if (!base || isSame(base, live.tree)) return [];
  const changes = programDifference(base, live.tree, await namesIn(db, [base, live.tree]));
  return changes.length > 0 ? changes : [somethingElse];
}

/** What nobody would see, and is a change all the same. */
const somethingElse: Difference = {
  part: '',
  weekNumber: null,
  dayOfWeek: null,
  text: 'Something is written otherwise',
};
