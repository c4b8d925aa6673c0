import { type Ref, useState } from 'react';
import { Query } from '#web/data/Query.tsx';
import { Composer } from '#web/parts/conversation/Composer.tsx';
import { openConversation } from '#web/parts/conversation/conversation-address.ts';
import { useMessageDraft } from '#web/parts/conversation/message-draft.ts';
import { MessageLog } from '#web/parts/conversation/MessageLog.tsx';
import { SavedReplies } from '#web/parts/conversation/replies/SavedReplies.tsx';
import { type About, useMessages } from '#web/parts/conversation/use-messages.ts';
import { PendingMessages } from '#web/parts/conversation/PendingMessages.tsx';
import { DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** So many are shown; the others stand in the conversation. */
const maxShown = 4;

type LastWordsProps = { memberId: string; field: Ref<HTMLDivElement> };

/**
 * The last messages, and the answer. They are not marked as read: only the review, or an answer, says that they were
 * seen.
 */
export function LastWords({ memberId, field }: LastWordsProps) {
  const { newest, messages, ...read } = useMessages(memberId);
  const draft = useMessageDraft(memberId);
  const [day, setDay] = useState<About | null>(null);
  const takeUp = (text: string) => draft.change(now => (now.trim() === '' ? text : now));
  const firstName = newest?.member.firstName || newest?.member.name;
  return (
    <Card
      title="Messages"
      actions={
        <Button size="sm" onClick={() => openConversation(memberId)}>
          Open
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Query
          of={{ ...read, data: messages }}
          failed="The messages could not be loaded."
          loading={
            <Loading label="Loading messages">
              <SkeletonLines lines={3} />
            </Loading>
          }
          empty={<p className="text-muted">No messages yet.</p>}
        >
          {messages => (
            // Scrolled from the bottom up, as the newest is the one to answer.
            <div className="flex max-h-72 flex-col-reverse overflow-y-auto overscroll-contain">
              <MessageLog
                newestFirst={messages.slice(0, maxShown)}
                readUpTo={newest?.readUpTo ?? null}
                onOpenDay={setDay}
                onTakenBack={takeUp}
              />
            </div>
          )}
        </Query>
        <PendingMessages memberId={memberId} onTakenBack={takeUp} />
        <div ref={field}>
          <Composer memberId={memberId} draft={draft} placeholder={`Write to ${firstName ?? 'them'}...`}>
            <SavedReplies firstName={newest?.member.firstName ?? null} draft={draft} />
          </Composer>
        </div>
      </div>
      {day && <DayToOpen dayToOpen={{ dayId: day.trainingDayId }} onClose={() => setDay(null)} />}
    </Card>
  );
}
