/** The token of a link, taken out of the address bar so that it stays in no history and no referrer. */
export function linkToken(): string {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token') ?? '';
  if (token) window.history.replaceState({ token }, '', address.pathname);
  return token || ((window.history.state as { token?: string } | null)?.token ?? '');
}

/** A link that is over leads nowhere, not even when the page is loaded again. */
export const forgetLinkToken = (): void => window.history.replaceState(null, '');
