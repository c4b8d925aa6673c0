import { useState } from 'react';
import { type DayAsked, DayToOpen } from '#web/training-days/day-to-open.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Member, memberName } from '#web/members/member-words.ts';
import { groupPlaces } from '#web/prescriptions/group-places.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import {
  type DayEntry,
  ownOf,
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
};

/** What is on a day: each program's session, then the single exercises. */
export function DayEntries({ entries, member, date, today }: DayEntriesProps) {
  const [removing, setRemoving] = useState<{ entry: DayEntry; isOpen: boolean } | null>(null);
  const [asked, setAsked] = useState<DayAsked | null>(null);
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
          onOpen={() => setAsked({ dayId: entry.id })}
          onRemove={() => remove(entry)}
        />
      ))}
      {singles.length > 0 && (
        <SingleExercises
          title="Single exercises"
          description="Given for this day alone, beside any program."
          entries={singles}
          onOpen={() => setAsked({ memberId: member.id, date })}
          onRemove={remove}
        />
      )}
      {own.length > 0 && (
        <SingleExercises
          title={`Added by ${memberName(member)}`}
          description="Beside what was asked for: outside completion rate, status and board."
          entries={own}
          onOpen={() => setAsked({ memberId: member.id, date })}
          onRemove={remove}
        />
      )}
      {asked && <DayToOpen asked={asked} onClose={() => setAsked(null)} />}
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

/** Exercises of this day alone. What is logged stays. */
function SingleExercises({ title, description, entries, onOpen, onRemove }: SingleExercisesProps) {
  const isLogged = entries.some(entry => whyItStays(entry) !== null);
  const groups = groupPlaces(entries);
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
