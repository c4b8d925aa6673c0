export const unreachable = 'The server cannot be reached. Check your signal and try again.';

/** What `/sign-in?provider=…` says, where a sign-in through the OpenID provider has led nowhere. */
export function providerTrouble(outcome: string | null, provider: string): string | null {
  switch (outcome) {
    case 'denied':
      return `The sign-in at ${provider} was called off. Try again, or sign in with your e-mail and password.`;
    case 'unverified':
      return `${provider} has not confirmed your e-mail address yet. Confirm it there, then try again.`;
    case 'failed':
      return `The sign-in through ${provider} did not work. Try again, or sign in with your e-mail and password.`;
    default:
      return null;
  }
}
