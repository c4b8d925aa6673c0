import { useRef } from 'react';
import { getFellowship } from '#contract/fellowship/settings.ts';
import { listNotes } from '#contract/members/notes.ts';
import { useRead, useReadPages } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { NewNote } from './NewNote.tsx';
import { readBy } from './note-words.ts';
import { NoteEntry } from './NoteEntry.tsx';

type NotesCardProps = { memberId: string; memberName: string };

const pageSize = 4;

/** What coaches write of a member for one another: a new one first, then the latest. */
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
        {notes.isPending && (
          <Loading label="Loading notes">
            <SkeletonLines lines={3} />
          </Loading>
        )}
        {notes.isError && !notes.data && (
          <ErrorState
            message={sentenceOf(notes.error, 'The notes could not be loaded.')}
            onRetry={notes.refetch}
            retrying={notes.isFetching}
          />
        )}
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
          {notes.hasNextPage && (
            <Button
              size="sm"
              className="justify-self-start"
              pending={notes.isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void notes.fetchNextPage()}
            >
              {notes.isFetchNextPageError ? 'Try again' : 'Show earlier notes'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
