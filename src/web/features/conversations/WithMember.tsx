import { ArrowLeft } from 'lucide-react';
import { Conversation } from '#web/parts/conversation/Conversation.tsx';
import { SavedReplies } from '#web/parts/conversation/replies/SavedReplies.tsx';
import { type About, useMessages } from '#web/parts/conversation/use-messages.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';

type WithMemberProps = {
  memberId: string;
  /** Opened to answer what waits there. */
  isAnswering: boolean;
  onLeave: () => void;
  onOpenDay: (about: About) => void;
};

/** One member's conversation, as a coach reads and answers it. */
export function WithMember({ memberId, isAnswering, onLeave, onOpenDay }: WithMemberProps) {
  const { newest } = useMessages(memberId);
  const member = newest?.member;
  const name = member?.name ?? 'Conversation';
  return (
    <section
      aria-label={name}
      className="-mb-5 flex h-[calc(100dvh-var(--bottom-bar)-4.5rem-env(safe-area-inset-top))] min-h-80 min-w-0 flex-col md:mb-0 md:h-[calc(100dvh-4rem)] lg:h-auto lg:min-h-0 lg:pl-5"
    >
      <header className="flex items-center gap-3 border-b border-line pb-3">
        <IconButton label="Back" className="-ml-2 lg:hidden" onClick={onLeave}>
          <ArrowLeft />
        </IconButton>
        <Avatar name={name} src={member?.profileImageUrl} />
        <h2 className="display min-w-0 text-xl wrap-anywhere">
          <MemberLink memberId={memberId}>{name}</MemberLink>
        </h2>
      </header>
      <Conversation
        memberId={memberId}
        placeholder={`Write to ${member?.firstName || name}...`}
        beginning={`No messages yet. ${member?.firstName || name} and all coaches read what you write.`}
        takesFocus={isAnswering}
        onOpenDay={onOpenDay}
        tools={draft => <SavedReplies firstName={member?.firstName ?? null} draft={draft} />}
      />
    </section>
  );
}
