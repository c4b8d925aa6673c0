import { planName } from '#domain/fellowship/plan-name.ts';
import { priceText } from '#domain/fellowship/price-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { AskYourCoach } from '#web/brand/AskYourCoach.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { MembershipCard } from '#web/parts/public-page/MembershipCard.tsx';
import { PublicFrame } from '#web/parts/public-page/PublicFrame.tsx';

/** The price of joining, what it brings and what happens next, for someone who is not signed in. */
export function Subscribe() {
  const { checkoutLink, monthlyPriceDollars } = useBrand();
  const isSold = checkoutLink !== '';
  return (
    <PublicFrame title="Join the Fellowship" description={descriptionAt(monthlyPriceDollars)}>
      <div className="mx-auto grid w-full max-w-6xl gap-x-20 gap-y-12 px-5 pt-8 pb-24 sm:px-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-32">
        <div>
          <h1 className="display text-4xl sm:text-5xl lg:text-6xl">Join the Fellowship</h1>
          <p className="mt-5 max-w-prose text-lg text-muted lg:text-xl">
            One plan, with nothing held back for a higher one: a coach who chooses your work, and people
            beside you who do theirs.
          </p>
        </div>
        <MembershipCard
          className="w-full self-start max-lg:mx-auto max-lg:max-w-lg lg:row-span-2"
          action={
            <Button asChild variant="primary" size="lg">
              {isSold ? (
                <a href={checkoutLink}>Subscribe Now</a>
              ) : (
                <a href="/sign-in?new">Create Your Account</a>
              )}
            </Button>
          }
          note={
            isSold ? (
              <p>Payment is processed by a card payment provider. Your card number never reaches us.</p>
            ) : (
              <AskYourCoach>
                There is nothing to pay on this page: your coach activates your membership.
              </AskYourCoach>
            )
          }
        />
        <div>
          <NextSteps steps={isSold ? whenSold : whenLetIn} />
          <Accounts isSold={isSold} />
        </div>
      </div>
    </PublicFrame>
  );
}

type Step = { title: string; text: string };

function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="display text-2xl">
        What happens next
      </h2>
      <ol className="mt-5 border-b border-line">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-t border-line py-5">
            <span aria-hidden="true" className="w-5 shrink-0 display text-2xl text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-medium">{title}</h3>
              <p className="mt-1 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Accounts({ isSold }: { isSold: boolean }) {
  return (
    <div className="mt-8 grid gap-1 text-muted">
      <p>
        Already have an account?{' '}
        <a href="/api/login" className={link}>
          Sign in
        </a>
      </p>
      {isSold && (
        <p>
          Prefer to start with an account?{' '}
          <a href="/sign-in?new" className={link}>
            Create one
          </a>
        </p>
      )}
    </div>
  );
}

const link = 'inline-block py-2.5 text-ink underline underline-offset-4 hover:text-accent';

const descriptionAt = (price: number | null) =>
  `${planName}${price === null ? '' : `, ${priceText(price)} dollars per month`}: programs from your coach, a workout calendar, challenges, nutrition and a place in the Hall of Honor.`;

const firstProgram = {
  title: 'Your coach assigns your first program',
  text: 'It appears on your workout calendar from its first day to its last.',
};

const whenSold: Step[] = [
  {
    title: 'You subscribe',
    text: 'On the payment provider’s own page, with the e-mail address you want to train under.',
  },
  {
    title: 'Your invitation arrives',
    text: 'By e-mail, within minutes. Choose a password and you are in.',
  },
  firstProgram,
];

/** Steps where the coach does not sell on a page of a payment provider. */
const whenLetIn: Step[] = [
  {
    title: 'You create an account',
    text: 'With the e-mail address you want to train under. We e-mail you a link, and you choose a password.',
  },
  { title: 'Your coach activates your membership', text: 'From then on everything is open to you.' },
  firstProgram,
];
