import { useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#contract/session.ts';
import { brand } from '#web/brand.ts';
import { refresh } from '#web/data/read.ts';
import { PublicPage } from '#web/session/PublicPage.tsx';
import { Button } from '#web/ui/Button.tsx';

/** What someone signed in without an active membership finds: where they stand, and whom to ask. */
export function MembershipPending() {
  const client = useQueryClient();
  return (
    <PublicPage
      title="Join the Fellowship"
      intro="Your account is ready. Your training opens as soon as your membership is active."
    >
      <div className="grid gap-6">
        <p>
          {brand.coach.name} activates your membership. Reach your coach at{' '}
          <a className="underline underline-offset-4" href={`mailto:${brand.coach.email}`}>
            {brand.coach.email}
          </a>{' '}
          or {brand.coach.phone}.
        </p>
        <Button variant="primary" size="lg" onClick={() => void refresh(client, [getCurrentUser])}>
          Check again
        </Button>
        <Button asChild variant="ghost">
          <a href="/api/logout">Sign Out</a>
        </Button>
      </div>
    </PublicPage>
  );
}
