import { type ReactNode, useState } from 'react';
import { useToday } from '#web/session/today.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { referencedClips } from './attachments/referenced-clips.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { authorText, dayText, withDividers } from './message-text.ts';
import type { About, Message } from './use-messages.ts';

type MessageLogProps = {
  newestFirst: readonly Message[];
  readUpTo: string | null;
  onOpenDay?: (about: About) => void;
  onTakenBack: (text: string) => void;
};

/** Messages, oldest first, by days; those unread on opening are marked as new. */
export function MessageLog({ newestFirst, readUpTo, onOpenDay, onTakenBack }: MessageLogProps) {
  const { user } = useCurrentUser();
  const today = useToday();
  const [seenBefore] = useState(readUpTo);
  const { id: readerId = '', role, timeZone: zone = 'UTC' } = user ?? {};
  const isCoach = role === 'admin';
  const clips = referencedClips(newestFirst);
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {withDividers(newestFirst, { zone, readerId, readUpTo: seenBefore }).map(place => {
        const { message, date, startsDay, isFirstNew, isNamed } = place;
        const isOwnSide = message.isFromCoach === isCoach;
        return (
          <li key={message.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {startsDay && <Separator>{dayText(date, today)}</Separator>}
            {isFirstNew && <Separator isNew>New</Separator>}
            <p className={isNamed ? `px-1 text-xs text-muted ${isOwnSide ? 'text-right' : ''}` : 'sr-only'}>
              {authorText(message, readerId)}
            </p>
            <MessageBubble
              message={message}
              isOwnSide={isOwnSide}
              isOwn={message.authorId === readerId}
              zone={zone}
              clip={clips.get(message.id)}
              onOpenDay={onOpenDay}
              onTakenBack={onTakenBack}
            />
          </li>
        );
      })}
    </ol>
  );
}

function Separator({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  return (
    <p
      className={`flex items-center gap-3 py-2 text-xs font-medium before:h-px before:flex-1 after:h-px after:flex-1 ${
        isNew
          ? 'text-accent before:bg-accent/40 after:bg-accent/40'
          : 'text-muted before:bg-line after:bg-line'
      }`}
    >
      {children}
    </p>
  );
}
