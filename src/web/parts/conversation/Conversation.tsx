import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { sentenceOf } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useScrollable } from '#web/ui/look/use-scrollable.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { type MessageDraft, useMessageDraft } from './message-draft.ts';
import { MessageLog } from './MessageLog.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { type About, useMessages } from './use-messages.ts';
import { PendingMessages } from './PendingMessages.tsx';

type ConversationProps = {
  memberId: string;
  placeholder: string;
  /** Content shown before the first message. */
  beginning: ReactNode;
  /** Whether the composer takes the focus: typing comes next. */
  takesFocus?: boolean | undefined;
  onOpenDay: (about: About) => void;
  tools?: (draft: MessageDraft) => ReactNode;
};

/** All that a member and the coaches wrote to each other, with the newest at the bottom, and the place to go on. */
export function Conversation(props: ConversationProps) {
  const { memberId, placeholder, beginning, takesFocus, onOpenDay, tools } = props;
  const read = useMessages(memberId);
  const draft = useMessageDraft(memberId);
  const takeUp = (text: string) => draft.change(now => (now.trim() === '' ? text : now));
  const waiting = <PendingMessages memberId={memberId} onTakenBack={takeUp} />;
  const composer = (
    // A header above makes the screen longer than the window: the composer stays in sight.
    <div data-save-bar className="sticky bottom-(--bottom-bar) border-t border-line bg-page pt-3 max-md:pb-1">
      <Composer memberId={memberId} draft={draft} placeholder={placeholder} takesFocus={takesFocus}>
        {tools?.(draft)}
      </Composer>
    </div>
  );
  if (!read.messages || !read.newest)
    return read.error ? (
      <>
        <Scrolled>
          <ErrorState
            message={sentenceOf(read.error, 'The messages could not be loaded. You can still write.')}
            onRetry={read.refetch}
            retrying={read.isFetching}
          />
          {waiting}
        </Scrolled>
        {composer}
      </>
    ) : (
      <ConversationSkeleton />
    );
  const { messages, newest } = read;
  return (
    <>
      <Scrolled>
        <LoadEarlier
          of={read}
          label="Show earlier messages"
          failed="The earlier messages could not be loaded."
          className="mb-4"
        />
        {messages.length === 0 ? (
          <EmptyState icon={MessageSquare}>{beginning}</EmptyState>
        ) : (
          <Read memberId={memberId} newest={newest} />
        )}
        <MessageLog
          newestFirst={messages}
          readUpTo={newest.readUpTo}
          onOpenDay={onOpenDay}
          onTakenBack={takeUp}
        />
        {waiting}
      </Scrolled>
      {composer}
    </>
  );
}

type Newest = NonNullable<ReturnType<typeof useMessages>['newest']>;

function Read({ memberId, newest: { messages, readUpTo } }: { memberId: string; newest: Newest }) {
  const { user } = useCurrentUser();
  useMarkRead({ memberId, readerId: user?.id ?? '', newestFirst: messages, readUpTo });
  return null;
}

/** Begins at its end, and stays there as more comes, without a script: a column from the bottom up, of one child. */
function Scrolled({ children }: { children: ReactNode }) {
  const { ref, scrollable } = useScrollable<HTMLDivElement>();
  return (
    <div
      ref={ref}
      role="log"
      aria-label="Messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled with the arrow keys
      tabIndex={scrollable ? 0 : undefined}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain pb-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)]">{children}</div>
    </div>
  );
}

function ConversationSkeleton() {
  return (
    <Loading label="Loading messages" className="grid flex-1 content-end gap-4 pb-3">
      <Skeleton className="h-14 w-3/5 rounded-lg" />
      <Skeleton className="h-20 w-2/3 justify-self-end rounded-lg" />
      <Skeleton className="h-14 w-1/2 rounded-lg" />
    </Loading>
  );
}
