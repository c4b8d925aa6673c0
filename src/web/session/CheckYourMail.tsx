import type { ReactNode } from 'react';
import { MailLink } from '#web/brand/ContactLinks.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { PublicPage } from './PublicPage.tsx';
import { unreachable } from './sign-in-text.ts';

type CheckYourMailProps = {
  email: string;
  /** Sending the same letter once more, and what came of it. */
  again: { send: () => void; isPending: boolean; isSuccess: boolean; error: Error | null };
  onOther: () => void;
  children: ReactNode;
};

/**
 * The page after an e-mail was requested: what comes, and what to do when nothing does. Knows only the typed address.
 */
export function CheckYourMail({ email, again, onOther, children }: CheckYourMailProps) {
  const { coach } = useBrand();
  return (
    <PublicPage title="Check your e-mail">
      <div className="flex flex-col gap-6">
        <p className="wrap-anywhere">{children}</p>
        <section className="rounded-lg border border-line bg-surface p-(--card-pad)">
          <h2 className="font-medium">Nothing there after a few minutes?</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-sm text-muted marker:text-accent">
            <li>Check your spam folder.</li>
            <li className="wrap-anywhere">Check that {email.trim()} is spelled correctly.</li>
            <li>Ask for it again, up to three times an hour. Every link works until one is used.</li>
            {coach.email !== '' && (
              <li>
                Still nothing? Write to {coach.name && `${coach.name}, `}
                <MailLink email={coach.email} className="underline underline-offset-4" />.
              </li>
            )}
          </ul>
        </section>
        {again.error && <Notice tone="danger">{sentenceOf(again.error, unreachable)}</Notice>}
        <div role="status" className="empty:-mt-6">
          {again.isSuccess && <Notice tone="success">Requested again. Look for the newest e-mail.</Notice>}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button onClick={again.send} pending={again.isPending} pendingLabel="Sending...">
            Send It Again
          </Button>
          <Button onClick={onOther}>Use Another Address</Button>
        </div>
      </div>
    </PublicPage>
  );
}
