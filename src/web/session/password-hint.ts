/** Said under a field in which a password is chosen; what else is refused, the server says. */
export const passwordHint = (shortest: number): string =>
  `At least ${shortest} characters. A short sentence is easy to remember and hard to guess.`;
