import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { type Page, pageFor } from '#domain/membership/page-access.ts';
import { replayEarlyInput } from '#web/first-view/early-input.ts';
import { fetchParts } from '#web/first-view/fetch-parts.ts';
import { UpdatePrompt } from '#web/install/UpdatePrompt.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { userHere } from '#web/offline/member-here.ts';
import { type LazyPart, lazyScreen } from '#web/ui/loading/lazy-part.ts';
import { ToastHost } from '#web/ui/notices/ToastHost.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** What each page is made of; loaded when it is shown. */
const pages: Record<Page, LazyPart<object>> = {
  landing: lazyScreen(async () => (await import('#web/features/public-pages/Landing.tsx')).Landing),
  subscribe: lazyScreen(async () => (await import('#web/screens/subscribe/SubscribePage.tsx')).SubscribePage),
  'not-found': lazyScreen(async () => (await import('#web/features/public-pages/NotFound.tsx')).NotFound),
  'sign-in': lazyScreen(async () => (await import('#web/session/SignIn.tsx')).SignIn),
  invitation: lazyScreen(async () => (await import('#web/session/Invitation.tsx')).Invitation),
  password: lazyScreen(async () => (await import('#web/session/Password.tsx')).Password),
  'signed-in-already': lazyScreen(
    async () => (await import('#web/features/sign-out/SignedInAlready.tsx')).SignedInAlready,
  ),
  setup: lazyScreen(async () => (await import('#web/features/setup/Setup.tsx')).Setup),
  account: lazyScreen(async () => (await import('#web/screens/profile/AccountPage.tsx')).AccountPage),
  'member-area': lazyScreen(async () => (await import('./MemberArea.tsx')).MemberArea),
  console: lazyScreen(async () => (await import('./Console.tsx')).Console),
};

const StrangersSubscribe = lazyScreen(
  async () => (await import('#web/features/public-pages/Subscribe.tsx')).Subscribe,
);

/** Fetches what a page is made of before it is drawn. */
export async function fetchPage(client: QueryClient): Promise<void> {
  const destination = pageFor(window.location.pathname, userHere(client) ?? null, new Date());
  if (typeof destination === 'string') await pages[destination].preload();
  await fetchParts(client);
}

export function App({ client }: { client: QueryClient }) {
  useEffect(() => void replayEarlyInput(), []);
  return (
    <QueryClientProvider client={client}>
      <ScreenBoundary>
        <Suspense fallback={null}>
          <Area />
        </Suspense>
      </ScreenBoundary>
      <ToastHost />
    </QueryClientProvider>
  );
}

/** The one place that shows what a path is to whom. As long as nobody knows who is there, that is a stranger. */
function Area() {
  const [path] = useLocation();
  const { user, askedAt } = useCurrentUser();
  const destination = pageFor(path, user, askedAt);
  if (typeof destination === 'object') return <Redirect to={destination.redirect} replace />;
  const Shown = destination === 'subscribe' && user === null ? StrangersSubscribe : pages[destination];
  return (
    <>
      {!isArea(destination) && <UpdatePrompt />}
      <Shown />
    </>
  );
}

/** These show by themselves that there is a new version, beside their sidebar. */
const isArea = (page: Page): boolean => page === 'member-area' || page === 'console';
