import { MessageSquare, Send } from 'lucide-react';
import { useState } from 'react';
import {
  leaveConversation,
  openConversationView,
  switchConversation,
  useConversationView,
} from '#web/parts/conversation/conversation-address.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { type OpenedDay, DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ConversationList } from './ConversationList.tsx';
import type { ListedConversation } from './use-conversations.ts';
import { WithMember } from './WithMember.tsx';

const WriteToMany = partToOpen(
  async () => (await import('#web/parts/conversation/to-many/WriteToMany.tsx')).WriteToMany,
);

/** The console's Messages: everyone's conversations, and the one that is open beside them; on a phone one or the other. */
export function ConversationsScreen() {
  const view = useConversationView();
  const isWide = useIsWide();
  const [input, prescribedSet] = useState<OpenedDay | null>(null);
  const [isWriting, setWriting] = useState(false);
  const chosenId = view.name === 'conversation' ? view.memberId : null;
  useAct('write-to-many', () => setWriting(true));
  const [answeredId, setAnswered] = useState<string | null>(null);
  const open = ({ memberId, unread, unanswered }: ListedConversation) => {
    setAnswered(unread > 0 || unanswered ? memberId : null);
    (isWide ? switchConversation : openConversationView)({ name: 'conversation', memberId });
  };
  return (
    <div className="flex flex-col lg:h-[calc(100dvh-4rem)]">
      <div className={cx(chosenId !== null && 'max-lg:sr-only')}>
        <PageHeader
          title="Messages"
          subtitle="Conversations waiting for an answer come first."
          actions={
            <Button onClick={() => setWriting(true)}>
              <Send aria-hidden="true" />
              Write to Many
            </Button>
          }
        />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div
          className={cx(
            'min-h-0 min-w-0 lg:overflow-y-auto lg:border-r lg:border-line lg:p-1 lg:pr-4',
            chosenId !== null && 'max-lg:hidden',
          )}
        >
          <ConversationList chosenId={chosenId} onOpen={open} />
        </div>
        {chosenId === null ? (
          <EmptyState icon={MessageSquare} className="content-center max-lg:hidden">
            Choose a conversation to read and answer it.
          </EmptyState>
        ) : (
          <WithMember
            key={chosenId}
            memberId={chosenId}
            isAnswering={chosenId === answeredId}
            onLeave={() => leaveConversation(view)}
            onOpenDay={({ trainingDayId }) => prescribedSet({ dayId: trainingDayId })}
          />
        )}
      </div>
      {isWriting && <WriteToMany onClose={() => setWriting(false)} />}
      {input && <DayToOpen dayToOpen={input} onClose={() => prescribedSet(null)} />}
    </div>
  );
}
