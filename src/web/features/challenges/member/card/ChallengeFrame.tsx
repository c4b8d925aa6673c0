import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChallengeState } from '#web/features/challenges/challenge-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';

type ChallengeFrameProps = {
  /** Title by kind. */
  kind: 'Weekly Challenge' | '5-Day Challenge';
  name: string;
  state: ChallengeState;
  children: ReactNode;
};

/** A challenge's card: its kind, name and state. */
export function ChallengeFrame({ kind, name, state, children }: ChallengeFrameProps) {
  const title = (
    <>
      <span className="mb-1 block font-sans text-sm font-normal tracking-normal text-faint">{kind}</span>{' '}
      <span className="wrap-anywhere">{name}</span>
    </>
  );
  const badge = (
    <Badge tone={state === 'Active' ? 'success' : 'neutral'} dot={state === 'Active'}>
      {state}
    </Badge>
  );
  return (
    <Card title={title} actions={badge} className="@container">
      {children}
    </Card>
  );
}

/** In the hall: the exercises, and beside them, where there is room, the table. */
export const besideTable = '@3xl:grid-cols-2 @3xl:items-start @3xl:gap-x-10';

/** A quiet line where a challenge would be. */
export function NoChallenge({ kind, icon: Icon, children }: NoChallengeProps) {
  return (
    <section
      aria-label={kind}
      className="flex items-center gap-3 rounded-lg border border-line px-(--card-pad) py-4 text-muted"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
      <p>{children}</p>
    </section>
  );
}

type NoChallengeProps = { kind: ChallengeFrameProps['kind']; icon: LucideIcon; children: ReactNode };

type ChallengeFailedProps = {
  kind: ChallengeFrameProps['kind'];
  read: { refetch: () => unknown; isFetching: boolean };
};

export function ChallengeFailed({ kind, read }: ChallengeFailedProps) {
  return (
    <Card title={kind}>
      <ErrorState
        className="py-4"
        message="The challenge could not be loaded."
        onRetry={read.refetch}
        retrying={read.isFetching}
      />
    </Card>
  );
}

/** A part of the card that did not come, with another try; small, as the rest is there. */
export function PartFailed({ message, read }: { message: string; read: ChallengeFailedProps['read'] }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      {message}
      <Button pending={read.isFetching} onClick={() => void read.refetch()}>
        Try again
      </Button>
    </div>
  );
}
