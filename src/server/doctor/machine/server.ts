import { getReadiness } from '#contract/health.ts';
import { fault, type Finding, ok, skipped } from '#server/doctor/findings/finding.ts';
import { askSite } from '#server/doctor/site/ask-site.ts';
import type { Settings } from '#server/settings/settings.ts';

type Standing = { finding: Finding; isRunning: boolean };

/** Asks the server at its own port, past any proxy. */
export async function checkServer({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Standing> {
  const address = `http://${hostToAsk(host)}:${port}`;
  const input = await askSite(new URL(getReadiness.path, address));
  if (input.is === 'nothing') {
    const finding = input.code === 'ECONNREFUSED' ? notRunning : someoneElse(address);
    return { finding, isRunning: false };
  }
  const { ok: isReady, message } = readAnswer(input.body);
  if (isReady) return { finding: ok(`It runs at ${address}, and can do its work.`), isRunning: true };
  if (message === undefined) return { finding: someoneElse(address), isRunning: false };
  const finding = fault(
    `It runs at ${address}, and cannot do its work: ${message}.`,
    'Mend what is named below, then it goes on by itself; if it does not, restart it.',
  );
  return { finding, isRunning: true };
}

/** Another program's answer may be anything. */
function readAnswer(body: string): { ok?: boolean; message?: string } {
  try {
    return (JSON.parse(body) ?? {}) as { ok?: boolean; message?: string };
  } catch {
    return {};
  }
}

const notRunning = skipped('It does not run right now, so its site cannot be tried.');

const someoneElse = (address: string) =>
  fault(
    `Something answers at ${address} that is not Fellowship, or hangs.`,
    'End the other program, or choose another PORT; restart Fellowship if it was that.',
  );

/** A server that listens everywhere is asked on this machine. */
function hostToAsk(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
