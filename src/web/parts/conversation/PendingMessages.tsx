import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { usePendingMessages } from '#web/outbox/messages/pending-messages.ts';

const PendingBubbles = lazyPart(async () => (await import('./PendingBubbles.tsx')).PendingBubbles);

type PendingMessagesProps = { memberId: string; trainingDayId?: string; onTakenBack: (text: string) => void };

/** Messages of a conversation, or about one day, that are on this device alone. */
export function PendingMessages({ memberId, trainingDayId, onTakenBack }: PendingMessagesProps) {
  const messages = usePendingMessages().filter(
    message =>
      message.memberId === memberId &&
      (trainingDayId === undefined || message.about?.trainingDayId === trainingDayId),
  );
  if (messages.length === 0) return null;
  return <Fetched part={PendingBubbles} props={{ messages, onTakenBack }} />;
}
