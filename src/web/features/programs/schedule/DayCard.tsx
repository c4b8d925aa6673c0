import { EllipsisVertical, Plus } from 'lucide-react';
import { type ComponentType, memo, useRef } from 'react';
import type { Weekday } from '#domain/plain-date.ts';
import { maxExercisesPerDay } from '#domain/limits.ts';
import type { DraftExercise, DayPosition } from '#web/parts/prescriptions/fields/draft.ts';
import { type Change, lengthOf, type ShownDay } from '#web/features/programs/document/schedule.ts';
import type { ExerciseListProps } from '#web/parts/prescriptions/fields/ExerciseLine.tsx';
import { ownDayName } from '#web/parts/program/program-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import { removedText } from './removed-text.ts';
import { say } from './say.ts';
import type { Opened } from './ScheduleDialog.tsx';
import { UsedWorkout } from './UsedWorkout.tsx';
import { useRemoval } from './use-removal.ts';

/** Tools of a day that depend on the kind of schedule; the same object from one render to the next. */
export type DayTools = {
  /** The list of a day's exercises. */
  List: ComponentType<ExerciseListProps>;
  /** More in the day's menu, after its name and notes. */
  menu?: (at: DayPosition, day: ShownDay) => MenuItem[];
  readAgain?: (at: DayPosition) => void;
  /** Takes back the last change to the schedule. */
  undo: () => void;
  /** Number of members who had the day today when something was taken off it. */
  membersToday?: (at: DayPosition) => number;
};

type DayCardProps = {
  week: number;
  weekday: Weekday;
  day: ShownDay;
  tools: DayTools;
  known: ReadonlySet<string> | undefined;
  change: Change;
  onOpen: (opened: Opened) => void;
};

/** A day of the week being written. Rendered again only when this day changes. */
export const DayCard = memo(function DayCard(props: DayCardProps) {
  const { week, weekday, day, tools, known, change, onOpen } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const name = capitalised(weekday);
  const at = { week, weekday };
  const isFull = lengthOf(day) >= maxExercisesPerDay;
  const within = useRef<HTMLDivElement>(null);
  const removal = useRemoval(within, day.unread ? null : day.lines);
  const leaveButton = () => {
    // The pressed button goes with its row. Nothing is scrolled under the pointer.
    const preventScroll = !document.activeElement?.matches(':focus-visible');
    addButton.current?.focus({ preventScroll });
  };
  const remove = async (exercise: DraftExercise, line: HTMLElement | null) => {
    removal.leaveGap(exercise, line);
    const removed = change({ type: 'remove-exercise', at, key: exercise.key });
    leaveButton();
    if ((await removed) !== undefined) return;
    const text = removedText(exercise.name, name, tools.membersToday?.(at));
    say(text, tools.undo, 'Exercise removed from day');
  };
  const replace = async ({ key, mergedInto, ...exercise }: DraftExercise) => {
    if (!mergedInto) return;
    const position = day.lines.findIndex(other => other.key === key);
    const { id: exerciseId, name: now } = mergedInto;
    const changed = { ...exercise, exerciseId, name: now };
    const problem = await change({ type: 'change-exercise', at, key, exercise: changed, position });
    if (problem === undefined) say(`${now} is in the place of ${exercise.name}`, tools.undo);
  };
  const stopUsing = async (workout: string) => {
    const removed = change({ type: 'use-workout', at, workoutId: null });
    leaveButton();
    if ((await removed) === undefined) say(removedText(workout, name, tools.membersToday?.(at)), tools.undo);
  };
  const reorder = async (keys: number[]) => {
    removal.close();
    if ((await change({ type: 'reorder-exercises', at, keys })) === undefined) say('Exercise order updated');
  };
  return (
    <Card
      title={name}
      headingLevel={3}
      description={ownDayName(weekday, day.dayName)}
      actions={<DayMenu name={name} at={at} day={day} tools={tools} onOpen={onOpen} />}
    >
      <div ref={within} className="grid gap-3">
        {day.notes && <p className="text-sm break-words whitespace-pre-line text-muted">{day.notes}</p>}
        <DayExercises
          day={day}
          tools={tools}
          known={known}
          onEdit={exercise => onOpen({ dialog: 'edit-exercise', at, exercise })}
          onRemove={(exercise, line) => void remove(exercise, line)}
          onReplace={exercise => void replace(exercise)}
          gaps={removal.gaps}
          onUndo={() => {
            leaveButton();
            tools.undo();
          }}
          onReorder={keys => void reorder(keys)}
          onReadAgain={() => tools.readAgain?.(at)}
        />
        {day.assignedWorkoutId && (
          <UsedWorkout
            workoutId={day.assignedWorkoutId}
            of={name}
            onRemove={workout => void stopUsing(workout)}
          />
        )}
        {isFull && <p className="text-sm text-muted">Use at most {maxExercisesPerDay} exercises a day</p>}
        <Button
          ref={addButton}
          aria-label={`Add Exercise to ${name}`}
          size="sm"
          disabled={isFull || Boolean(day.unread)}
          onClick={() => onOpen({ dialog: 'add-exercise', at })}
        >
          <Plus aria-hidden="true" />
          Add Exercise
        </Button>
      </div>
    </Card>
  );
});

type DayExercisesProps = Omit<ExerciseListProps, 'exercises'> &
  Pick<DayCardProps, 'day' | 'tools'> & { onReadAgain: () => void };

function DayExercises({ day, tools, onReadAgain, ...list }: DayExercisesProps) {
  if (!day.unread) {
    const isEmpty = day.lines.length + list.gaps.length === 0;
    return !isEmpty && <tools.List exercises={day.lines} {...list} />;
  }
  if (!day.unread.isFailed) {
    return (
      <Loading label="Loading exercises...">
        <SkeletonLines lines={lengthOf(day) * 2} />
      </Loading>
    );
  }
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
      The exercises could not be loaded.
      <Button size="sm" onClick={onReadAgain}>
        Try again
      </Button>
    </p>
  );
}

type DayMenuProps = Pick<DayCardProps, 'day' | 'tools' | 'onOpen'> & { name: string; at: DayPosition };

function DayMenu({ name, at, day, tools, onOpen }: DayMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`More for ${name}`} size="sm" className="-mt-1 -mr-1.5">
          <EllipsisVertical />
        </IconButton>
      }
      items={[
        { label: 'Name and Notes', onSelect: () => onOpen({ dialog: 'describe-day', at }) },
        { label: 'Use a single workout…', onSelect: () => onOpen({ dialog: 'choose-workout', at }) },
        ...(tools.menu?.(at, day) ?? []),
      ]}
    />
  );
}
