import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { useWaitingMessages } from './outbox/waiting-messages.ts';

const WaitingBubbles = lazyPart(async () => (await import('./WaitingBubbles.tsx')).WaitingBubbles);

type WaitingProps = { memberId: string; trainingDayId?: string; onTakenBack: (text: string) => void };

/** What was written in a conversation, or about one day, and is on this device alone. */
export function Waiting({ memberId, trainingDayId, onTakenBack }: WaitingProps) {
  const messages = useWaitingMessages().filter(
    message =>
      message.memberId === memberId &&
      (trainingDayId === undefined || message.about?.trainingDayId === trainingDayId),
  );
  if (messages.length === 0) return null;
  return <Fetched part={WaitingBubbles} props={{ messages, onTakenBack }} />;
}
