import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { usePendingMessages } from '#web/outbox/messages/pending-messages.ts';

const WaitingBubbles = lazyPart(async () => (await import('./WaitingBubbles.tsx')).WaitingBubbles);

type WaitingProps = { memberId: string; trainingDayId?: string; onTakenBack: (text: string) => void };

/** Messages of a conversation, or about one day, that are on this device alone. */
export function Waiting({ memberId, trainingDayId, onTakenBack }: WaitingProps) {
  const messages = usePendingMessages().filter(
    message =>
      message.memberId === memberId &&
      (trainingDayId === undefined || message.about?.trainingDayId === trainingDayId),
  );
  if (messages.length === 0) return null;
  return <Fetched part={WaitingBubbles} props={{ messages, onTakenBack }} />;
}
