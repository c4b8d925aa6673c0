import { useCallback, useMemo, useState } from 'react';
import { createWorkout, listPrograms, listWorkouts } from '#contract/programs.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { CreateBar } from './CreateBar.tsx';
import { placesWithout } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import { LeftBehind } from './LeftBehind.tsx';
import { detailFields, ProgramDetails } from './ProgramDetails.tsx';
import { bodyOf, problemsOf } from './program-body.ts';
import { ProgramSchedule } from './ProgramSchedule.tsx';
import { useDraft } from './use-draft.ts';
import { useLibrary } from './use-library.ts';

/** A new program: written week by week on this device, then created in one request. */
export function CreateProgram({ draftId, onLeave }: { draftId: string; onLeave: () => void }) {
  const { draft, change, keeping, drop } = useDraft(draftId);
  const library = useLibrary();
  const [tried, setTried] = useState(false);
  const create = useSend(createWorkout, {
    refreshes: [listWorkouts, listPrograms],
    success: { title: 'Success', description: 'Program created successfully!' },
    failure: 'Failed to create program',
    onSuccess: () => {
      drop();
      onLeave();
    },
    // It may have been refused for an exercise that has left the library: then the draft shows where.
    onError: () => void library.refetch(),
  });
  const { reset, isError } = create;
  const edit = useCallback(
    (next: DraftChange) => {
      if (isError) reset();
      change(next);
    },
    [change, reset, isError],
  );
  const problems = problemsOf(draft);
  const known = useMemo(
    () => library.data && new Set(library.data.map(exercise => exercise.id)),
    [library.data],
  );
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
        subtitle="Write it week by week, in your own time: the draft is kept on this device."
      />
      <div className="grid gap-6 [&_:focus]:scroll-mb-24" inert={create.isPending}>
        <ProgramDetails draft={draft} change={edit} problems={tried ? problems : {}} />
        {known && <LeftBehind places={placesWithout(draft, known)} />}
        <ProgramSchedule draft={draft} change={edit} known={known} />
      </div>
      <CreateBar
        draft={draft}
        keeping={keeping}
        pending={create.isPending}
        failure={create.error ? sentenceOf(create.error, 'Failed to create program') : undefined}
        onCancel={onLeave}
        onCreate={submit}
      />
    </>
  );
}

const focusOn = (fieldId: string) => document.getElementById(fieldId)?.focus();
