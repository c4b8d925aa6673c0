import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Member } from '#web/members/member-words.ts';
import { type DayEntry, programsOf, singlesOf } from './day-entries.ts';
import { ProgramEntryCard } from './ProgramEntryCard.tsx';
import { RemoveEntry } from './RemoveEntry.tsx';
import { SingleExercises } from './SingleExercises.tsx';

type DayEntriesProps = { entries: readonly DayEntry[]; member: Member; date: PlainDate };

/** What is on a day: each program's session, then the single exercises. */
export function DayEntries({ entries, member, date }: DayEntriesProps) {
  const [removing, setRemoving] = useState<{ entry: DayEntry; isOpen: boolean } | null>(null);
  const remove = (entry: DayEntry) => setRemoving({ entry, isOpen: true });
  const singles = singlesOf(entries);
  return (
    <>
      {programsOf(entries).map(entry => (
        <ProgramEntryCard key={entry.id} entry={entry} date={date} onRemove={() => remove(entry)} />
      ))}
      {singles.length > 0 && <SingleExercises entries={singles} onRemove={remove} />}
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
