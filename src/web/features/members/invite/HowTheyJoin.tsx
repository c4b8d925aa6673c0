import type * as z from 'zod/mini';
import type { addMember } from '#contract/members.ts';
import { usualActivationDays } from '#domain/membership/membership.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';

type Membership = z.input<typeof addMember.body>['membership'];

type HowTheyJoinProps = {
  value: Membership;
  onChange: (membership: Membership) => void;
  error: string | undefined;
};

const waysWhere = (isSold: boolean) => [
  {
    value: 'let-in' as const,
    label: 'Activate now',
    explained: 'They have full access as soon as they have chosen a password.',
  },
  {
    value: 'payment' as const,
    label: 'Pays to join',
    explained: isSold
      ? 'They can pay on the membership page; their training opens with the first payment.'
      : 'There is no payment link in Fellowship Settings yet: they wait on the membership page until you activate them.',
  },
];

/** Whether the coach lets a new member in, and for how long; else the way leads by the payment page. */
export function HowTheyJoin({ value, onChange, error }: HowTheyJoinProps) {
  const { checkoutLink } = useBrand();
  return (
    <div className="grid gap-3">
      <OneOf
        legend="Membership"
        value={value ? 'let-in' : 'payment'}
        options={waysWhere(checkoutLink !== '')}
        onChange={way => onChange(way === 'let-in' ? { durationDays: usualActivationDays } : null)}
      />
      {value && (
        <NumberField
          label="Active for"
          suffix="days"
          least={1}
          className="sm:max-w-48"
          error={error}
          value={value.durationDays}
          onChange={event => onChange({ durationDays: event.target.value })}
        />
      )}
    </div>
  );
}
