import type { Unsent } from './unsent.ts';

const count = (number: number, word: string): string => (number === 1 ? `1 ${word}` : `${number} ${word}s`);

/** '2 logs, 1 session and 1 message'; empty for nothing. */
export function countText({ logs, sessions, messages }: Unsent): string {
  const parts = [
    logs > 0 ? count(logs, 'log') : '',
    sessions > 0 ? count(sessions, 'session') : '',
    messages > 0 ? count(messages, 'message') : '',
  ].filter(Boolean);
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** '2 logs have'. */
export const unsentText = (unsent: Unsent): string =>
  `${countText(unsent)} ${isOne(unsent) ? 'has' : 'have'}`;

export const isOne = ({ logs, sessions, messages }: Unsent): boolean => logs + sessions + messages === 1;
