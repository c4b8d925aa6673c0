export const unreachable = 'The server cannot be reached. Check your signal and try again.';

/** The message of `/sign-in?provider=…`, where a sign-in through the OpenID provider failed. */
export function providerTrouble(outcome: string | null, provider: string): string | null {
  switch (outcome) {
    case 'denied':
      return `The sign-in at ${provider} was canceled. Try again, or sign in with your e-mail and password.`;
    case 'unverified':
      return `${provider} has not confirmed your e-mail address yet. Confirm it there, then try again.`;
    case 'failed':
      return `The sign-in through ${provider} did not work. Try again, or sign in with your e-mail and password.`;
    default:
      return null;
  }
}
