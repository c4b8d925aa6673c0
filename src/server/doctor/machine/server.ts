import { getReadiness } from '#contract/health.ts';
import { fault, type Finding, ok, skipped } from '#server/doctor/findings/finding.ts';
import type { Settings } from '#server/settings/settings.ts';

const patience = 5_000;

/** Asks the server at its own port, past any proxy. */
export async function checkServer({
  host,
  port,
}: Pick<Settings, 'host' | 'port'>): Promise<{ finding: Finding; isRunning: boolean }> {
  const address = `http://${hostToAsk(host)}:${port}`;
  try {
    const answer = await fetch(`${address}${getReadiness.path}`, { signal: AbortSignal.timeout(patience) });
    const { ok: isReady, message } = (await answer.json()) as { ok?: boolean; message?: string };
    if (isReady) return { finding: ok(`It runs at ${address}, and can do its work.`), isRunning: true };
    if (message === undefined) return { finding: someoneElse(address), isRunning: false };
    const finding = fault(
      `It runs at ${address}, and cannot do its work: ${message}.`,
      'Mend what is named below, then it goes on by itself; if it does not, restart it.',
    );
    return { finding, isRunning: true };
  } catch (error) {
    if (isRefused(error as Error)) return { finding: notRunning, isRunning: false };
    return { finding: someoneElse(address), isRunning: false };
  }
}

const notRunning = skipped('It does not run right now, so its site cannot be tried. npm start starts it.');

const someoneElse = (address: string) =>
  fault(
    `Something answers at ${address} that is not Fellowship, or hangs.`,
    'End the other program, or choose another PORT; restart Fellowship if it was that.',
  );

const isRefused = ({ cause }: Error) => (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/** A server that listens everywhere is asked on this machine. */
function hostToAsk(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
