import { NotebookPen } from 'lucide-react';
import { listAssignments } from '#contract/assignments.ts';
import { listWorkouts } from '#contract/programs.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { existingAssignment } from '#web/parts/assign/assignment-text.ts';
import { useRead } from '#web/data/read.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { type useAddProgram, whenText, workoutOptions } from './add-program.ts';

type ProgramChoiceProps = { member: Member; date: PlainDate; adding: ReturnType<typeof useAddProgram> };

/** The programs and single workouts there are. */
export function ProgramChoice({ member, date, adding }: ProgramChoiceProps) {
  const goTo = useGoTo();
  const workouts = useRead(listWorkouts, {});
  const assignments = useRead(listAssignments, {});
  const { workoutId, choose, fieldError } = adding;
  if (!workouts.data?.length) {
    return (
      <Query
        of={workouts}
        failed="The programs could not be loaded."
        loading={
          <Loading label="Loading programs">
            <Skeleton className="h-(--control-height)" />
          </Loading>
        }
        empty={
          <EmptyState
            icon={NotebookPen}
            action={<Button onClick={() => goTo('programs')}>Go to Programs</Button>}
          >
            There is no program yet. Write the first one, then come back and assign it.
          </EmptyState>
        }
      />
    );
  }
  const chosen = workouts.data.find(({ id }) => id === workoutId);
  const given = existingAssignment(assignments.data ?? [], member.id, workoutId);
  const hint = [
    chosen && whenText(chosen, date),
    given && `They follow this program already, since ${formatDate(given.startDate)}.`,
  ];
  return (
    <SelectField
      label="Workout program"
      placeholder="Select a workout program"
      options={workoutOptions(workouts.data)}
      hint={hint.filter(Boolean).join(' ') || 'It starts on this day; its sessions fall on their weekdays.'}
      error={fieldError}
      value={workoutId}
      onChange={event => choose(event.target.value)}
    />
  );
}
