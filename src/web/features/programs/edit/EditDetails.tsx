import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getWorkout, type getWorkoutReach, updateWorkout } from '#contract/programs.ts';
import { maxWeeks } from '#domain/limits.ts';
import { updateCached } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { DetailsBar } from '#web/features/programs/details/DetailsBar.tsx';
import { detailFields, ProgramDetails } from '#web/features/programs/details/ProgramDetails.tsx';
import { isWorthAsking, removedBy, type RemovedWeeks } from '#web/features/programs/details/audience-text.ts';
import type { EditedDetails } from '#web/features/programs/details/use-details.ts';
import type { Schedule } from '#web/features/programs/document/schedule.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { showToast } from '#web/ui/notices/toast.ts';

const RemoveWeeks = partToOpen(async () => (await import('./RemoveWeeks.tsx')).RemoveWeeks);

type EditDetailsProps = {
  program: Program;
  details: EditedDetails;
  schedule: Schedule;
  /** Counts the members that the weeks reach again. */
  countAudience: () => Promise<ResponseOf<typeof getWorkoutReach> | undefined>;
  /** Before weeks go: whether what they hold can be brought back. */
  keepWeeksAbove: (numWeeks: number) => Promise<boolean>;
  onSaved: () => void;
  onUndo: () => void;
};

/** The program's details; Save Changes saves them, and makes or removes weeks with them. */
export function EditDetails(props: EditDetailsProps) {
  const { program, details, schedule, countAudience, keepWeeksAbove, onSaved, onUndo } = props;
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<RemovedWeeks>();
  const [isStored, setIsStored] = useState(false);
  const [isCounting, setIsCounting] = useState(false);
  const params = { id: program.id };
  const update = useSend(updateWorkout, {
    success: () => ({
      title: 'Success',
      description: 'Program updated successfully!',
      ...(removed && isStored && { action: { label: 'Undo', onSelect: onUndo }, duration: 10_000 }),
    }),
    failure: 'Failed to update program',
    plainly: true,
    onSuccess: answer => {
      updateCached(client, getWorkout, { params }, () => answer);
      details.settle(answer);
      setRemoved(undefined);
      onSaved();
    },
  });
  const { shown, changed } = details;
  // A number of weeks that another coach has chosen is left to them.
  const numWeeks = changed.numWeeks ?? (program.numWeeks === null ? shown.numWeeks : undefined);
  const send = () => update.mutate({ params, body: { ...changed, numWeeks, adjustWeeks: true } });
  const save = async () => {
    if (shown.name.trim() === '') return refuseBlankName(setProblem);
    const removing = removedBy(shown.numWeeks, schedule, undefined);
    if (removing.weeks.length === 0) return send();
    setIsCounting(true);
    const asked = removedBy(shown.numWeeks, schedule, await countAudience());
    const isAsked = isWorthAsking(asked);
    if (isAsked) setIsStored(await keepWeeksAbove(shown.numWeeks));
    setIsCounting(false);
    if (isAsked) setRemoved(asked);
    else send();
  };
  return (
    <>
      <ProgramDetails
        details={shown}
        set={next => {
          setProblem(undefined);
          details.set(next);
        }}
        nameProblem={problem}
        weeks={
          <SelectField
            id={detailFields.numWeeks}
            label="Number of Weeks"
            options={weekChoices}
            value={shown.numWeeks}
            onChange={event => details.set({ numWeeks: Number(event.target.value) })}
          />
        }
        footer={
          <DetailsBar
            details={details}
            pending={isCounting || update.isPending}
            failure={update.isError ? 'Failed to update program' : undefined}
            onSave={() => void save()}
          />
        }
      />
      {removed && (
        <RemoveWeeks
          removed={removed}
          pending={update.isPending}
          failure={update.isError ? 'Failed to update program' : undefined}
          onConfirm={send}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

const weekChoices = Array.from({ length: maxWeeks }, (_, index) => String(index + 1)).map(number => ({
  value: number,
  label: number,
}));

function refuseBlankName(setProblem: (problem: string) => void): void {
  const description = 'Please enter a program name';
  setProblem(description);
  showToast({ title: 'Validation Error', description, tone: 'danger' });
  document.getElementById(detailFields.name)?.focus();
}
