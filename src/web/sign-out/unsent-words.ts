/** What is on the device alone: logs of the dialog, and sessions of which something is. */
export type Unsent = { logs: number; sessions: number };

export const isAnything = ({ logs, sessions }: Unsent): boolean => logs + sessions > 0;

const count = (number: number, word: string): string => (number === 1 ? `1 ${word}` : `${number} ${word}s`);

/** '2 logs and 1 session have'. */
export function unsentWords({ logs, sessions }: Unsent): string {
  const parts = [logs > 0 ? count(logs, 'log') : '', sessions > 0 ? count(sessions, 'session') : ''];
  return `${parts.filter(Boolean).join(' and ')} ${logs + sessions === 1 ? 'has' : 'have'}`;
}
