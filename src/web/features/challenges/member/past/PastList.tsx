import { ChevronRight, Swords } from 'lucide-react';
import { datesText } from '#web/features/challenges/challenge-text.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ownResultText, type PastChallenge } from './past-text.ts';

type PastListProps = { challenges: readonly PastChallenge[]; onChoose: (id: string) => void };

/** The latest first, each with what became of it for oneself. */
export function PastList({ challenges, onChoose }: PastListProps) {
  if (challenges.length === 0)
    return (
      <EmptyState icon={Swords}>No challenge has ended yet. Final standings will appear here.</EmptyState>
    );
  return (
    <ul className="-mx-2 divide-y divide-line/60">
      {challenges.map(challenge => (
        <li key={challenge.id}>
          <button
            type="button"
            className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-2.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            onClick={() => onChoose(challenge.id)}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{challenge.name}</span>
              <span className="block text-sm text-muted">{datesText(challenge)}</span>
            </span>
            <span className="max-w-1/2 text-right text-sm text-muted">{ownResultText(challenge)}</span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}
