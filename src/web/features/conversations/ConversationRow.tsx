import { messageInShort } from '#domain/conversations/attachment.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { badgeText, sentText, unreadText } from '#web/parts/conversation/message-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { ListedConversation } from './use-conversations.ts';

type ConversationRowProps = { conversation: ListedConversation; isChosen: boolean; onOpen: () => void };

/** With whom, what was said last, and whether it waits. */
export function ConversationRow({ conversation, isChosen, onOpen }: ConversationRowProps) {
  const { name, profileImageUrl, unread, unanswered, last } = conversation;
  const today = useToday();
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onOpen}
        className={cx(
          'flex w-full items-center gap-3 rounded-md px-2 py-2.5 text-left transition-colors base:hover:bg-hover focus-visible:-outline-offset-2',
          isChosen && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <Avatar name={name} src={profileImageUrl} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5">
          <span className={cx('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>{name}</span>
          {last && (
            <time
              dateTime={last.createdAt}
              title={formatInstant(last.createdAt, zone)}
              className="justify-self-end text-xs text-faint"
            >
              {sentText(last.createdAt, zone, today)}
            </time>
          )}
          <span className={cx('truncate text-sm', unread > 0 ? 'text-ink' : 'text-muted')}>
            {last ? previewText(last, user?.id) : 'No messages yet'}
          </span>
          {unread > 0 ? (
            <span className="bronze min-w-5 justify-self-end rounded-full px-1.5 text-center text-xs leading-5 font-semibold">
              <span aria-hidden="true">{badgeText(unread)}</span>
              <span className="sr-only">{unreadText(unread)}</span>
            </span>
          ) : (
            unanswered && <span className="justify-self-end text-xs font-medium text-accent">To answer</span>
          )}
        </span>
      </button>
    </li>
  );
}

function previewText(
  { text, attached, isFromCoach, authorId }: NonNullable<ListedConversation['last']>,
  readerId?: string,
) {
  const said = messageInShort(text, attached);
  if (!isFromCoach) return said;
  return `${authorId === readerId ? 'You' : 'Coach'}: ${said}`;
}
