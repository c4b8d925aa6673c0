import { type Ref, useState } from 'react';
import { Composer } from '#web/conversations/Composer.tsx';
import { openConversation } from '#web/conversations/conversation-address.ts';
import { useMessageDraft } from '#web/conversations/message-draft.ts';
import { MessageLog } from '#web/conversations/MessageLog.tsx';
import { SavedReplies } from '#web/conversations/replies/SavedReplies.tsx';
import { type About, useMessages } from '#web/conversations/use-messages.ts';
import { Waiting } from '#web/conversations/Waiting.tsx';
import { sentenceOf } from '#web/data/send.ts';
import { DayToOpen } from '#web/training-days/day-to-open.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** So many are shown; the others stand in the conversation. */
const most = 4;

type LastWordsProps = { memberId: string; field: Ref<HTMLDivElement> };

/** What was said last, and the answer. It is not marked as read: only the review, or an answer, says that it was seen. */
export function LastWords({ memberId, field }: LastWordsProps) {
  const { newest, messages, ...read } = useMessages(memberId);
  const draft = useMessageDraft(memberId);
  const [day, setDay] = useState<About | null>(null);
  const takeUp = (text: string) => draft.change(now => (now.trim() === '' ? text : now));
  const firstName = newest?.member.firstName || newest?.member.name;
  return (
    <Card
      title="Last words"
      actions={
        <Button size="sm" onClick={() => openConversation(memberId)}>
          Open
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {read.isPending && (
          <Loading label="Loading messages">
            <SkeletonLines lines={3} />
          </Loading>
        )}
        {read.error && !messages && (
          <ErrorState
            message={sentenceOf(read.error, 'The messages could not be loaded.')}
            onRetry={read.refetch}
            retrying={read.isFetching}
          />
        )}
        {messages?.length === 0 && <p className="text-muted">Nothing was said yet.</p>}
        {messages && messages.length > 0 && (
          // From the bottom up, as the newest is what is to be answered.
          <div className="flex max-h-72 flex-col-reverse overflow-y-auto overscroll-contain">
            <MessageLog
              newestFirst={messages.slice(0, most)}
              readUpTo={newest?.readUpTo ?? null}
              onOpenDay={setDay}
              onTakenBack={takeUp}
            />
          </div>
        )}
        <Waiting memberId={memberId} onTakenBack={takeUp} />
        <div ref={field}>
          <Composer memberId={memberId} draft={draft} placeholder={`Write to ${firstName ?? 'them'}...`}>
            <SavedReplies firstName={newest?.member.firstName ?? null} draft={draft} />
          </Composer>
        </div>
      </div>
      {day && <DayToOpen asked={{ dayId: day.trainingDayId }} onClose={() => setDay(null)} />}
    </Card>
  );
}
