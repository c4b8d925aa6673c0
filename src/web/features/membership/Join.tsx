import { useBrand } from '#web/brand/use-brand.ts';
import { MembershipCard } from '#web/parts/public-page/MembershipCard.tsx';
import type { CurrentUser } from '#web/session/current-user.ts';
import { AskYourCoach } from '#web/brand/AskYourCoach.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { dayIn } from './day-in.ts';
import { SubscribeNow } from './SubscribeNow.tsx';

type JoinProps = {
  user: CurrentUser;
  /** End of the membership they had. */
  endedAt: string | null;
  waiting: boolean;
  refetch: () => Promise<unknown>;
};

export function Join({ user, endedAt, waiting, refetch }: JoinProps) {
  const isSold = useBrand().checkoutLink !== '';
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-20 gap-y-10 px-5 pt-8 pb-24 sm:px-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-32">
      <div>
        <h1 className="display text-4xl sm:text-5xl lg:text-6xl">Join the Fellowship</h1>
        <p className="mt-5 max-w-prose text-lg text-muted lg:text-xl">{greetingFor(user, endedAt)}</p>
        <CheckAgain
          className="mt-6"
          question={isSold ? 'Paid already?' : 'Activated already?'}
          notYet={isSold ? 'Not active yet. A payment can take a minute to arrive.' : 'Not active yet.'}
          waiting={waiting}
          refetch={refetch}
        />
      </div>
      <MembershipCard
        className="w-full self-start max-lg:mx-auto max-lg:max-w-lg lg:row-span-2"
        {...(isSold && { action: <SubscribeNow user={user} quiet={waiting} />, note: aboutPayment })}
      />
      <AskYourCoach>
        {isSold
          ? 'Your coach can also activate your membership without a payment here.'
          : 'Your coach activates your membership.'}
      </AskYourCoach>
    </div>
  );
}

const aboutPayment =
  'Payment is processed by a card payment provider. Your card number never reaches us, and you can end the membership there at any time.';

function greetingFor({ firstName, timeZone }: CurrentUser, endedAt: string | null): string {
  const name = firstName ? `, ${firstName}` : '';
  return endedAt === null
    ? `Welcome${name}. Your account is ready. Your training opens as soon as your membership is active.`
    : `Welcome back${name}. Your membership ended on ${dayIn(timeZone, endedAt)}. Your programs and everything you logged are kept, and open again as soon as it is active.`;
}
