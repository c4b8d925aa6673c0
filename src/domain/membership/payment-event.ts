/** The facts of a payment provider's event that matter here; instants are ISO text. */
export type PaymentFacts =
  | {
      kind: 'checkout';
      /** The checkout session: however often it is reported, it is one payment. */
      session: string;
      paid: boolean;
    }
  | {
      kind: 'subscription';
      /** The provider's word: active, trialing, past_due, unpaid, canceled, incomplete, incomplete_expired, paused. */
      status: string;
      deleted: boolean;
      trialEnd: string | null;
      periodEnd: string | null;
      /** The end of a subscription that has been canceled. */
      endsAt: string | null;
    }
  | {
      kind: 'invoice';
      paid: boolean;
      /** The end of what it pays for. */
      periodEnd: string | null;
    };

export type PaymentEvent = {
  id: string;
  /** To the second, as the provider reports it. */
  occurredAt: Date;
  /** Null for what is paid once. */
  subscriptionId: string | null;
  customerId: string | null;
  facts: PaymentFacts;
};

/** By time; within a second what is better for the member comes last, and so is what holds. */
export function inOrder(a: PaymentEvent, b: PaymentEvent): number {
  return (
    a.occurredAt.getTime() - b.occurredAt.getTime() ||
    goodOf(a.facts) - goodOf(b.facts) ||
    compareText(a.id, b.id)
  );
}

/** Text in the same order everywhere, whatever the machine's language. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function goodOf(facts: PaymentFacts): number {
  if (facts.kind === 'subscription') return goodStatuses[facts.status] ?? 1;
  if (!facts.paid) return 0;
  return facts.kind === 'checkout' ? 3 : 4;
}

const goodStatuses: Record<string, number> = { past_due: 2, trialing: 5, active: 6 };
