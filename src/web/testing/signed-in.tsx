import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Units, usualUnits } from '#domain/measures/measure.ts';
import { createQueryClient } from '#web/data/query-client.ts';
import { type CurrentUser, takeUserInPage } from '#web/session/current-user.ts';

/** Around a screen of somebody signed in, who came with the page; of a server, which is not there, nothing is asked. */
export function signedIn(units: Units = usualUnits) {
  const client = createQueryClient(
    () => undefined,
    (_key, ask) => ask(),
  );
  const inPage = document.createElement('script');
  Object.assign(inPage, { id: 'user', type: 'application/json', textContent: JSON.stringify(ada(units)) });
  document.head.append(inPage);
  takeUserInPage(client);
  inPage.remove();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
}

const ada = (units: Units): CurrentUser => ({
  id: 'ada',
  email: 'ada@fellowship.example',
  firstName: 'Ada',
  lastName: 'Stone',
  bio: null,
  profileImageUrl: null,
  role: 'member',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: null,
  subscriptionPastDueAt: null,
  isFoundingMember: false,
  age: null,
  sex: null,
  heightCm: null,
  weightKg: null,
  activityLevel: null,
  goal: null,
  dietPreference: null,
  allergens: [],
  timeZone: 'America/Denver',
  units,
  loading: null,
  hasPassword: true,
  createdAt: '2026-01-05T12:00:00.000Z',
});
