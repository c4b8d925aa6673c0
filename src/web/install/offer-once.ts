import type { PlainDate } from '#domain/plain-date.ts';
import { isDismissed, isStandalone } from './state/installed.ts';

/** Says since when it has been offered, or that it never is again: a cookie, as the server draws by it. */
const cookieName = 'install_offer';

const aYearInSeconds = 365 * 24 * 60 * 60;

/** It stands there on the day on which it first did, and never after. */
export function isOfferedOn(today: PlainDate, cookies: string): boolean {
  const since = cookies
    .split('; ')
    .find(cookie => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return since === undefined || since === today;
}

/** What the server can't know: it is installed, or was dismissed before. */
export const isOfferHidden = () => isStandalone() || isDismissed();

export const noteOffered = (today: PlainDate) => keep(today);

export const offerNoMore = () => keep('no');

function keep(value: string): void {
  document.cookie = `${cookieName}=${value}; path=/; max-age=${aYearInSeconds}; samesite=lax`;
}
