import { useRef } from 'react';
import { getFellowship } from '#contract/fellowship/settings.ts';
import { listNotes } from '#contract/members/notes.ts';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Query } from '#web/data/Query.tsx';
import { useRead, useReadPages } from '#web/data/read.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { NewNote } from './NewNote.tsx';
import { readBy } from './note-text.ts';
import { NoteEntry } from './NoteEntry.tsx';

type NotesCardProps = { memberId: string; memberName: string };

const pageSize = 4;

/** The coaches' notes on a member for one another: a new one first, then the latest. */
export function NotesCard({ memberId, memberName }: NotesCardProps) {
  const notes = useReadPages(listNotes, { params: { id: memberId } }, pageSize);
  const fellowship = useRead(getFellowship, {});
  const list = useRef<HTMLDivElement>(null);
  return (
    <Card
      title="Private Notes"
      description={readBy(fellowship.data?.exportsNotes === true)}
      // A page that is printed may be handed to its member.
      className="print:hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <NewNote memberId={memberId} memberName={memberName} />
        <Query
          of={notes}
          failed="The notes could not be loaded."
          loading={
            <Loading label="Loading notes">
              <SkeletonLines lines={3} />
            </Loading>
          }
        />
        <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
          {notes.data && notes.data.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {notes.data.map(note => (
                <NoteEntry
                  key={note.id}
                  note={note}
                  memberId={memberId}
                  onRemoved={() => list.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
          )}
          <LoadEarlier
            of={notes}
            label="Show earlier notes"
            failed="The earlier notes could not be loaded."
          />
        </div>
      </div>
    </Card>
  );
}
