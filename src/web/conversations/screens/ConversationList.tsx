import { MessageSquare, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { useConversations } from './use-conversations.ts';

type ConversationListProps = { chosenId: string | null; onOpen: (memberId: string) => void };

/** Who waits for an answer first; by a search anyone can be written to. */
export function ConversationList({ chosenId, onOpen }: ConversationListProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const read = useConversations(search);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SearchField
        label="Find a member to write to"
        placeholder="Find a member to write to..."
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {read.conversations ? (
        <>
          <ul aria-label="Conversations" className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {read.conversations.map(conversation => (
              <ConversationRow
                key={conversation.memberId}
                conversation={conversation}
                isChosen={conversation.memberId === chosenId}
                onOpen={() => onOpen(conversation.memberId)}
              />
            ))}
          </ul>
          {read.conversations.length === 0 && <Nobody search={search} />}
          {read.hasNextPage && (
            <Button
              size="sm"
              className="justify-self-center"
              pending={read.isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => void read.fetchNextPage()}
            >
              {read.isFetchNextPageError ? 'Try again' : 'Show more'}
            </Button>
          )}
        </>
      ) : read.error ? (
        <ErrorState
          message={sentenceOf(read.error, 'The conversations could not be loaded.')}
          onRetry={read.refetch}
          retrying={read.isFetching}
        />
      ) : (
        <Loading label="Loading conversations" className="grid gap-2">
          {[0, 1, 2, 3, 4].map(row => (
            <Skeleton key={row} className="h-15" />
          ))}
        </Loading>
      )}
    </div>
  );
}

function Nobody({ search }: { search: string }) {
  return search === '' ? (
    <EmptyState icon={MessageSquare}>
      Nobody has written yet. Find a member above to write the first word.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchX}>No member is called “{search}”.</EmptyState>
  );
}

/** In milliseconds. */
const pause = 200;

/** What is typed, once nothing more comes for a moment; what is cleared, at once. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
