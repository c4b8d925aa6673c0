/**
 * The one plan: its price, its contents, and the action on it here.
 * `<MembershipCard action={<Button asChild variant="primary" size="lg"><a href={…}>Subscribe Now</a></Button>} />`
 */
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { planName } from '#domain/fellowship/plan-name.ts';
import { priceText } from '#domain/fellowship/price-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { cx } from '#web/ui/look/cx.ts';

type MembershipCardProps = {
  action?: ReactNode;
  /** Small print under the action. */
  note?: ReactNode;
  className?: string;
};

export function MembershipCard({ action, note, className }: MembershipCardProps) {
  const heading = useId();
  const { monthlyPriceDollars } = useBrand();
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'relative rounded-xl border border-line bg-surface p-7 shadow-overlay sm:p-10',
        // An inner rule, as on a certificate.
        'before:pointer-events-none before:absolute before:inset-1.5 before:rounded-lg before:border before:border-accent/25',
        className,
      )}
    >
      <h2 id={heading} className="display text-2xl">
        {planName}
      </h2>
      {monthlyPriceDollars !== null && (
        <p className="mt-4 flex items-baseline gap-2">
          <span className="display text-6xl">${priceText(monthlyPriceDollars)}</span>
          <span className="text-lg text-muted">per month</span>
        </p>
      )}
      <ul className="mt-7 grid gap-3 border-t border-line pt-7">
        {features.map(feature => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {action && <div className="mt-8 grid">{action}</div>}
      {note && <div className="mt-4 text-sm text-muted">{note}</div>}
    </section>
  );
}

const features = [
  'Programs chosen and assigned by your coach',
  'A workout calendar with every exercise, set and weight',
  'Strength and fitness trends from your own log',
  'Weekly and 5-day challenges with points',
  'A place in the Hall of Honor, the monthly leaderboard',
  'Health and Habits, new posts through the year',
  'Nutrition calculator and recipes',
  'The support of the fellowship and a coach you can reach',
];
