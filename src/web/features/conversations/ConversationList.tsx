import { MessageSquare, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Query } from '#web/data/Query.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { type ListedConversation, useConversations } from './use-conversations.ts';

type ConversationListProps = {
  chosenId: string | null;
  onOpen: (conversation: ListedConversation) => void;
};

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
      <Query
        of={{ ...read, data: read.conversations }}
        failed="The conversations could not be loaded."
        loading={
          <Loading label="Loading conversations" className="grid gap-2">
            {[0, 1, 2, 3, 4].map(row => (
              <Skeleton key={row} className="h-15" />
            ))}
          </Loading>
        }
        empty={<Nobody search={search} />}
      >
        {conversations => (
          <ul aria-label="Conversations" className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {conversations.map(conversation => (
              <ConversationRow
                key={conversation.memberId}
                conversation={conversation}
                isChosen={conversation.memberId === chosenId}
                onOpen={() => onOpen(conversation)}
              />
            ))}
          </ul>
        )}
      </Query>
      <LoadEarlier of={read} label="Show more" failed="The next conversations could not be loaded." />
    </div>
  );
}

function Nobody({ search }: { search: string }) {
  return search === '' ? (
    <EmptyState icon={MessageSquare}>
      Nobody has written yet. Find a member above to write the first message.
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
