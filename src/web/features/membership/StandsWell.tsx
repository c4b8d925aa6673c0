import { getMembership } from '#contract/members/membership.ts';
import { useRead } from '#web/data/read.ts';
import { MembershipCard } from '#web/parts/public-page/MembershipCard.tsx';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { MembershipStanding } from './MembershipStanding.tsx';
import { SubscribeNow } from './SubscribeNow.tsx';

/** For someone who is in: where they stand, and the way back. What a coach activated can be carried on by paying. */
export function StandsWell({ user }: { user: CurrentUser }) {
  const isCoach = user.role === 'admin';
  const { data: membership } = useRead(getMembership, {}, { staleTime: 0 });
  const paysNothing = !isCoach && membership?.basis === 'activation';
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-8 px-5 pt-6 pb-16 sm:px-8">
      <div>
        <h1 className="display text-4xl text-balance">You are in the Fellowship</h1>
        <p className="mt-4 text-lg text-muted">
          {isCoach ? 'The console is open to you.' : 'Your training is open to you.'}
        </p>
      </div>
      <MembershipStanding user={user} />
      <Button asChild variant="primary" size="lg" className="justify-self-stretch sm:justify-self-start">
        <a href="/">{isCoach ? 'Go to the console' : 'Go to your training'}</a>
      </Button>
      {paysNothing && (
        <MembershipCard
          className="mt-4"
          action={<SubscribeNow user={user} quiet />}
          note="To stay when your coach’s activation ends. Payment is processed by a card payment provider."
        />
      )}
    </div>
  );
}
