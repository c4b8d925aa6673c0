import { Card } from '#web/ui/layout/Card.tsx';
import { LineField, LineNumber } from '#web/features/fellowship/form/LineField.tsx';
import type { FormParts } from '#web/features/fellowship/form/use-fellowship-form.ts';

export function PriceAndPayment({ values, problems, change }: FormParts) {
  const parts = { values, problems, change };
  return (
    <Card
      title="Price and payment"
      description="Without a payment link, visitors are told to create an account, and that you activate their membership."
    >
      <div className="grid gap-4">
        <LineNumber
          {...parts}
          of="monthlyPriceDollars"
          label="Price a month"
          decimal
          prefix="$"
          className="sm:max-w-48"
        />
        <LineField
          {...parts}
          of="checkoutLink"
          label="Payment link"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          hint="Where Subscribe Now leads: the payment provider’s own page."
        />
        <LineField
          {...parts}
          of="manageLink"
          label="Customer portal"
          inputMode="url"
          placeholder="https://"
          maxLength={2000}
          hint="Where members change their card, or cancel their subscription."
        />
      </div>
    </Card>
  );
}
