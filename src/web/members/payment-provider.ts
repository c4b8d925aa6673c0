/** Where a paid subscription is looked at and ended. */
export const subscriptionAddress = (subscriptionId: string): string =>
  `https://dashboard.stripe.com/subscriptions/${encodeURIComponent(subscriptionId)}`;
