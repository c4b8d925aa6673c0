import type { Membership } from './standing.ts';

/** Whether a subscription goes on and is charged until it is ended at the payment provider. */
export function runsOn({ basis, providerStatus, endsAt }: Membership): boolean {
  if (basis === 'subscription') return endsAt === null;
  // Unpaid for long, it holds no membership any more, and is still there.
  return providerStatus !== null && !endedAtProvider.includes(providerStatus);
}

const endedAtProvider = ['canceled', 'incomplete_expired'];
