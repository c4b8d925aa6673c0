import type * as z from 'zod/mini';
import type { addMember } from '#contract/members.ts';
import { usualActivationDays } from '#domain/membership/membership.ts';
import { NumberField } from '#web/ui/fields/NumberField.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';

type Membership = z.input<typeof addMember.body>['membership'];

type HowTheyJoinProps = {
  value: Membership;
  onChange: (membership: Membership) => void;
  error: string | undefined;
};

const ways = [
  {
    value: 'let-in',
    label: 'Let in now',
    explained: 'Everything a member has is open to them as soon as they have chosen a password.',
  },
  {
    value: 'payment',
    label: 'Joins by payment',
    explained:
      'They find the way to pay on the membership page; their training opens with the first payment.',
  },
] as const;

/** Whether the coach lets a new member in, and for how long; else the way leads by the payment page. */
export function HowTheyJoin({ value, onChange, error }: HowTheyJoinProps) {
  return (
    <div className="grid gap-3">
      <OneOf
        legend="Membership"
        value={value ? 'let-in' : 'payment'}
        options={ways}
        onChange={way => onChange(way === 'let-in' ? { durationDays: usualActivationDays } : null)}
      />
      {value && (
        <NumberField
          label="Let in for"
          suffix="days"
          min={1}
          className="sm:max-w-48"
          error={error}
          value={value.durationDays}
          onChange={event => onChange({ durationDays: event.target.value })}
        />
      )}
    </div>
  );
}
