import { useCallback, useMemo, useState } from 'react';
import { createWorkout, listWorkouts } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { detailFields } from '#web/features/programs/details/ProgramDetails.tsx';
import { documentOf, type DraftChange, problemWith } from '#web/features/programs/draft/draft-document.ts';
import {
  type Draft,
  exercisesInDraft,
  type DayPosition,
  positionsWithout,
  positionsWithoutWorkout,
  weekCountOf,
} from '#web/parts/prescriptions/fields/draft.ts';
import { bodyOf, problemsOf } from '#web/features/programs/draft/program-body.ts';
import { type Change, lengthOf, scheduleOf } from '#web/features/programs/document/schedule.ts';
import { useDraft } from '#web/features/programs/draft/use-draft.ts';
import { NumberedExercises } from '#web/parts/prescriptions/fields/NumberedExercises.tsx';
import type { DayTools } from '#web/features/programs/schedule/DayCard.tsx';
import { ProgramSchedule } from '#web/features/programs/schedule/ProgramSchedule.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { SaveBar } from '#web/ui/layout/SaveBar.tsx';
import { counted } from '#web/ui/text/words.ts';
import { CopyDay } from './CopyDay.tsx';
import { DraftDetails } from './DraftDetails.tsx';
import { LeftBehind } from './LeftBehind.tsx';

/** A new program: written week by week on this device, then created in one request. */
export function CreateProgram({ draftId, onLeave }: { draftId: string; onLeave: () => void }) {
  const { draft, now, change, undo, canUndo, keeping, drop } = useDraft(draftId);
  const library = useLibrary();
  const workouts = useRead(listWorkouts, {});
  const [tried, setTried] = useState(false);
  const create = useSend(createWorkout, {
    success: { title: 'Success', description: 'Program created successfully!' },
    failure: 'Failed to create program',
    onSuccess: () => {
      drop();
      onLeave();
    },
    // A refusal may come from a deleted exercise or workout: then the draft shows where.
    onError: () => {
      void library.refetch();
      void workouts.refetch();
    },
  });
  const { reset, isError } = create;
  const edit = useCallback(
    (next: DraftChange) => {
      if (isError) reset();
      change(next);
    },
    [change, reset, isError],
  );
  const changeSchedule = useCallback<Change>(
    async next => {
      const problem = problemWith(now().stored.draft, next);
      if (!problem) edit(next);
      return problem;
    },
    [edit, now],
  );
  const takeBack = useCallback(() => {
    if (isError) reset();
    undo();
  }, [undo, reset, isError]);
  const [copying, setCopying] = useState<DayPosition>();
  const tools = useMemo<DayTools>(
    () => ({
      List: NumberedExercises,
      undo: takeBack,
      menu: (at, day) => [
        {
          label: 'Copy Day',
          disabled: lengthOf(day) === 0 && !day.assignedWorkoutId,
          onSelect: () => setCopying(at),
        },
      ],
    }),
    [takeBack],
  );
  const problems = problemsOf(draft);
  const known = useMemo(() => library.data && idsOf(library.data), [library.data]);
  const submit = () => {
    setTried(true);
    if (problems.name) return focusOn(detailFields.name);
    if (problems.numWeeks) return focusOn(detailFields.numWeeks);
    create.mutate({ body: bodyOf(draft) });
  };
  return (
    <>
      <PageHeader
        title="Create Program"
        subtitle="Write it week by week. Take your time: the draft is kept on this device."
      />
      <div className="grid gap-6 [&_:focus]:scroll-mb-24" inert={create.isPending}>
        <DraftDetails draft={draft} change={edit} problems={tried ? problems : {}} />
        {known && workouts.data && (
          <LeftBehind
            places={[
              ...positionsWithout(draft, known),
              ...positionsWithoutWorkout(draft, idsOf(workouts.data)),
            ]}
          />
        )}
        <ProgramSchedule
          schedule={scheduleOf(documentOf(draft), weekCountOf(draft))}
          change={changeSchedule}
          tools={tools}
          known={known}
          canUndo={canUndo}
        />
      </div>
      {copying && (
        <CopyDay
          draft={draft}
          from={copying}
          change={edit}
          undo={takeBack}
          onClose={() => setCopying(undefined)}
        />
      )}
      <SaveBar
        label="Create Program"
        pendingLabel="Creating..."
        progress={`Saving ${contentOf(draft)}...`}
        keeping={keeping}
        beforeLeaving="create the program"
        pending={create.isPending}
        failure={create.error ? sentenceOf(create.error, 'Failed to create program') : undefined}
        onCancel={onLeave}
        onSave={submit}
      />
    </>
  );
}

const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(row => row.id));

const focusOn = (fieldId: string) => document.getElementById(fieldId)?.focus();

const contentOf = (draft: Draft): string =>
  `${counted(weekCountOf(draft), 'week')} with ${counted(exercisesInDraft(draft), 'exercise')}`;
