import { useState } from 'react';
import { type OpenedDay, DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { MoveToOpen } from '#web/parts/day-record/move-to-open.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import {
  type DayEntry,
  isMovable,
  ownOf,
  type ProgramEntry,
  programsOf,
  type SingleEntry,
  singlesOf,
  statusOfEntry,
  whyItStays,
} from './day-entries.ts';
import { EntryExercise } from './EntryExercise.tsx';
import { OpenButton } from './OpenButton.tsx';
import { ProgramEntryCard } from './ProgramEntryCard.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { RemoveEntry } from './RemoveEntry.tsx';

type DayEntriesProps = {
  entries: readonly DayEntry[];
  member: Member;
  date: PlainDate;
  today: PlainDate;
  /** Shows another date, as that to which a session was moved. */
  onShow: (date: PlainDate) => void;
};

/** Entries of a day: each program's session, then the single exercises. */
export function DayEntries({ entries, member, date, today, onShow }: DayEntriesProps) {
  const [removing, setRemoving] = useState<{ entry: DayEntry; isOpen: boolean } | null>(null);
  const [input, prescribedSet] = useState<OpenedDay | null>(null);
  const [moving, setMoving] = useState<ProgramEntry | null>(null);
  const remove = (entry: DayEntry) => setRemoving({ entry, isOpen: true });
  const [singles, own] = [singlesOf(entries), ownOf(entries)];
  return (
    <>
      {programsOf(entries).map(entry => (
        <ProgramEntryCard
          key={entry.id}
          entry={entry}
          member={member}
          date={date}
          isToday={date === today}
          status={statusOfEntry(entry, date, today)}
          onOpen={() => prescribedSet({ dayId: entry.id })}
          onMove={isMovable(entry) ? () => setMoving(entry) : undefined}
          onRemove={() => remove(entry)}
        />
      ))}
      {singles.length > 0 && (
        <SingleExercises
          title="Single exercises"
          description="For this day only, in addition to any program."
          entries={singles}
          onOpen={() => prescribedSet({ memberId: member.id, date })}
          onRemove={remove}
        />
      )}
      {own.length > 0 && (
        <SingleExercises
          title={`Added by ${memberName(member)}`}
          description="In addition to what was prescribed: not counted in completion rate, status or leaderboard."
          entries={own}
          onOpen={() => prescribedSet({ memberId: member.id, date })}
          onRemove={remove}
        />
      )}
      {moving && (
        <MoveToOpen
          day={{
            id: moving.id,
            assignmentId: moving.assignmentId,
            memberId: member.id,
            name: moving.dayName || moving.programName,
            date,
            plannedDate: moving.plannedDate,
          }}
          onClose={() => setMoving(null)}
          onMoved={onShow}
        />
      )}
      {input && <DayToOpen dayToOpen={input} onClose={() => prescribedSet(null)} />}
      {removing && (
        <RemoveEntry
          key={removing.entry.id}
          {...removing}
          member={member}
          date={date}
          onClose={() => setRemoving({ ...removing, isOpen: false })}
        />
      )}
    </>
  );
}

type SingleExercisesProps = {
  title: string;
  description: string;
  entries: readonly SingleEntry[];
  onOpen: () => void;
  onRemove: (entry: SingleEntry) => void;
};

/** Exercises of this day alone. Logged ones stay. */
function SingleExercises({ title, description, entries, onOpen, onRemove }: SingleExercisesProps) {
  const isLogged = entries.some(entry => whyItStays(entry) !== null);
  const groups = groupPositions(entries);
  return (
    <Card
      title={title}
      headingLevel={3}
      description={description}
      actions={<OpenButton name={title} onOpen={onOpen} />}
      footer={isLogged && 'What is logged can’t be removed.'}
    >
      <ol className="divide-y divide-line border-t border-line">
        {entries.map((entry, index) => (
          <EntryExercise
            key={entry.id}
            group={groups[index]}
            exercise={entry}
            action={
              whyItStays(entry) === null && (
                <RemoveButton name={entry.exercise.name} onRemove={() => onRemove(entry)} />
              )
            }
          />
        ))}
      </ol>
    </Card>
  );
}
