import { parsePlainDate } from '#domain/plain-date.ts';
import { Conversation } from '#web/parts/conversation/Conversation.tsx';
import type { About } from '#web/parts/conversation/use-messages.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useCurrentUser } from '#web/session/current-user.ts';

/** A member's Messages: what they and their coaches wrote to each other. */
export function MessagesScreen() {
  const { user } = useCurrentUser();
  const goTo = useGoTo();
  const openDay = async ({ date }: About) => {
    const day = parsePlainDate(date);
    // The log's own, which is fetched for it.
    const { openInLog } = await import('#web/parts/training-day/shown-date.ts');
    if (day !== null) openInLog(day);
    goTo('calendar');
  };
  if (!user) return null;
  return (
    <div className="mx-auto -mb-5 flex h-[calc(100dvh-var(--bottom-bar)-4.5rem-env(safe-area-inset-top))] min-h-80 max-w-3xl flex-col md:mb-0 md:h-[calc(100dvh-4rem)]">
      <header className="border-b border-line pb-3">
        <h1 className="display text-3xl sm:text-4xl">Messages</h1>
        <p className="mt-1 text-sm text-muted">With your coaches, and nobody else</p>
      </header>
      <Conversation
        memberId={user.id}
        placeholder="Write to your coaches..."
        beginning="Ask about a session, say what hurts, share what went well: your coaches read it here and answer."
        onOpenDay={about => void openDay(about)}
      />
    </div>
  );
}
