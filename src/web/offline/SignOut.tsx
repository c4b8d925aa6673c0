import { LogOut } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { showToast } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useWaitingLogs } from './waiting-logs.ts';

const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion);

/** The way out: a full page navigation. With logs that have not been sent it asks first. */
export function SignOut({ small = false }: { small?: boolean }) {
  const waiting = useWaitingLogs().length;
  const [question, setQuestion] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const start = (event: MouseEvent) => {
    event.preventDefault();
    if (!navigator.onLine) return sayItNeedsASignal();
    if (waiting > 0) return setQuestion('open');
    return void leave();
  };
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <a href="/api/logout" aria-label={small ? 'Sign Out' : undefined} onClick={start}>
          <LogOut aria-hidden="true" />
          {!small && 'Sign Out'}
        </a>
      </Button>
      {question !== 'unasked' && (
        <Suspense fallback={null}>
          <SignOutQuestion
            open={question === 'open'}
            waiting={waiting}
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

async function leave(): Promise<void> {
  const { forgetAnswers } = await import('./forget.ts');
  await forgetAnswers();
  window.location.assign('/api/logout');
}
