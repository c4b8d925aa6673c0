import type { ReactNode } from 'react';
import { CallError } from '#web/data/call.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { PublicPage } from './PublicPage.tsx';

/** While a link is looked up: the form to come, in outline. */
export function LinkLoading({ fields }: { fields: number }) {
  return (
    <PublicPage title="Welcome">
      <Loading label="Looking up your link" className="grid gap-5">
        {Array.from({ length: fields }, (_, field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="w-24" />
            <Skeleton className="h-12" />
          </div>
        ))}
        <Skeleton className="h-12" />
      </Loading>
    </PublicPage>
  );
}

/** A link that is over: why, and the way in for those who have an account. */
export function LinkUsedUp({ children }: { children: ReactNode }) {
  return (
    <PublicPage title="This link no longer works">
      <Notice tone="warning">{children}</Notice>
      <Button asChild variant="primary" size="lg" className="mt-6 w-full">
        <a href="/api/login">Sign In</a>
      </Button>
    </PublicPage>
  );
}

/** The look-up itself failed: the link may well be good. */
export function LinkNotLookedUp({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <PublicPage title="Welcome">
      <ErrorState message={sentenceOf(error, notLookedUp)} onRetry={onRetry} />
    </PublicPage>
  );
}

const notLookedUp = 'Your link could not be looked up. Check your signal and try again.';

/** The server knows the link and says that it is over, or that it is not needed any more. */
export const isLinkOver = (error: Error): error is CallError =>
  error instanceof CallError && (error.status === 404 || error.status === 409);
