import type * as z from 'zod/mini';
import type { saveDraft as endpoint } from '#contract/programs/drafts.ts';
import { exercisesOf, type ProgramTree, completeTree, workoutsOf } from '#domain/programs/program-tree.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import type { Database } from '#server/database/database.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercises } from '#server/exercises/refuse-unknown.ts';
import { refuseUnknownWorkouts } from '#server/programs/create-program.ts';
import { type LiveProgram, markOf, readLive } from '#server/programs/versions/live-tree.ts';
import { OlderDraft } from './draft-refusals.ts';
import {
  type DraftRow,
  insertDraft,
  lockDraft,
  readDraft,
  replaceContent,
  withoutGoneWorkouts,
} from './draft-rows.ts';
import { isSeen, savedSince } from './held-draft.ts';
import type { Seen } from './seen-revision.ts';
import { draftAnswer } from './show-draft.ts';

type Body = z.output<typeof endpoint.body>;
type By = { coachId: string; now: Date };

/** Saves a whole draft, when it was made on the one there is now; nobody's work is written over unseen. */
export async function saveDraft(
  tx: Database,
  workoutId: string,
  body: Body,
  seen: Seen,
  { coachId, now }: By,
) {
  const live = await readLive(tx, workoutId);
  const row = await lockDraft(tx, workoutId);
  const content = await contentOf(tx, workoutId, withTrainingMax(body, row?.content ?? live.tree), row);
  if (!isSeen(seen, row)) {
    // The same save once more: its answer was lost on the way.
    if (row?.updatedBy === coachId && isSame(row.content, content)) return draftAnswer(tx, live, row);
    throw new OlderDraft(savedSince(row), live, row);
  }
  if (!row?.content && body.startedFrom && body.startedFrom !== markOf(live.tree))
    throw new OlderDraft('This program was changed since you opened it. It now shows the latest.', live, row);
  await refuseUnknownParts(tx, content, [row?.content, row?.base, live.tree]);
  const saved = { content, updatedBy: coachId, updatedAt: now };
  if (row) await replaceContent(tx, workoutId, saved, row.content ? undefined : live.tree);
  else if (!(await insertDraft(tx, workoutId, saved, live.tree)))
    throw await firstSavedSince(tx, workoutId, live);
  return draftAnswer(tx, live, await readDraft(tx, workoutId));
}

async function firstSavedSince(tx: Database, workoutId: string, live: LiveProgram) {
  const row = await readDraft(tx, workoutId);
  return new OlderDraft(savedSince(row), live, row);
}

/** One who says nothing of the training max leaves it as it is. */
const withTrainingMax = (body: Body, { trainingMaxPercent }: ProgramTree): Body => ({
  ...body,
  trainingMaxPercent: body.trainingMaxPercent ?? trainingMaxPercent,
});

/** The draft in its one form. A workout that was deleted since the draft named it is off its days. */
async function contentOf(
  tx: Database,
  programId: string,
  body: Body,
  row: DraftRow | null,
): Promise<ProgramTree> {
  const content = completeTree(body);
  const added = [...workoutsOf(content)].filter(id => !row?.named.has(id));
  await refuseUnknownWorkouts(tx, programId, [{ days: added.map(id => ({ assignedWorkoutId: id })) }]);
  return withoutGoneWorkouts(tx, content);
}

/** What the draft or the program names already may stay, also where it has left the library since. */
async function refuseUnknownParts(
  tx: Database,
  content: ProgramTree,
  former: readonly (ProgramTree | null | undefined)[],
): Promise<void> {
  const trees = former.filter(tree => tree !== null && tree !== undefined);
  const named = new Set(trees.flatMap(tree => [...exercisesOf(tree)]));
  const input = content.weeks.flatMap(week => week.days.flatMap(day => day.exercises));
  const added = input.map(({ exerciseId }) => exerciseId).filter(id => !named.has(id));
  await refuseUnknownExercises(tx, added, { field: 'weeks', name: 'program' });
  const known = new Set(
    trees.flatMap(tree => tree.weeks.flatMap(week => week.days.flatMap(day => day.exercises.map(pairOf)))),
  );
  const others = input.filter(exercise => !known.has(pairOf(exercise)));
  await refuseWrongAlternates(tx, others, { field: 'weeks', named: [...named] });
}

const pairOf = ({
  exerciseId,
  alternateExerciseIds,
}: {
  exerciseId: string;
  alternateExerciseIds: string[];
}) => [exerciseId, ...alternateExerciseIds].join(' ');
