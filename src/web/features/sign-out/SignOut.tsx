import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ComponentProps, type MouseEvent, Suspense, useState } from 'react';
import { userHere } from '#web/offline/member-here.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { isAnything, type Unsent, useUnsent } from '#web/parts/pending/unsent.ts';

const SignOutQuestion = lazyPart(
  async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion,
  Nothing,
);

export function SignOut({ small = false }: { small?: boolean }) {
  return (
    <Button asChild variant="ghost" size="sm" className="min-w-11">
      <SignOutLink aria-label={small ? 'Sign Out' : undefined}>
        <LogOut aria-hidden="true" />
        {!small && 'Sign Out'}
      </SignOutLink>
    </Button>
  );
}

/** The way out: a full page navigation. With something that has not been sent it asks first. */
export function SignOutLink({ children, ...link }: ComponentProps<'a'>) {
  const client = useQueryClient();
  const shown = useUnsent();
  const [counted, setCounted] = useState(shown);
  const [question, setQuestion] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const start = async () => {
    if (!navigator.onLine) return sayItNeedsASignal();
    // On a page that has just been opened, what waits is not shown yet.
    const unsent = (await unsentOf(userHere(client)?.id)) ?? shown;
    setCounted(unsent);
    return isAnything(unsent) ? setQuestion('open') : leave();
  };
  return (
    <>
      <a
        {...link}
        href="/api/logout"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          void start();
        }}
      >
        {children}
      </a>
      {question !== 'unasked' && (
        <Suspense fallback={null}>
          <SignOutQuestion
            open={question === 'open'}
            unsent={isAnything(shown) ? shown : counted}
            onStay={() => setQuestion('closed')}
            onLeave={() => void leave()}
          />
        </Suspense>
      )}
    </>
  );
}

/** Without one the session would go on, and the next person here would be in it. */
function sayItNeedsASignal(): void {
  showToast({ title: 'No signal', description: 'Signing out needs one. Please try again when it is back.' });
}

const unsentOf = (userId = ''): Promise<Unsent | null> =>
  import('./leave.ts').then(({ countUnsent }) => countUnsent(userId)).catch(() => null);

/** What this device keeps of them goes first. */
const leave = (): Promise<void> =>
  import('./leave.ts').then(
    ({ leave }) => leave(),
    () => window.location.assign('/api/logout'),
  );
