import { fault, type Finding, ok, skipped } from '#server/doctor/findings/finding.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Asked } from './ask-site.ts';

/** Whether people reach the server at PUBLIC_URL. */
export function checkAddress(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  input: Asked | null,
  isRunning: boolean,
): Finding {
  if (publicUrl === undefined || input === null) {
    return skipped('PUBLIC_URL is not set, so only this machine reaches the server.');
  }
  const { hostname, host, protocol } = new URL(publicUrl);
  if (input.is === 'nothing' && ['ENOTFOUND', 'EAI_AGAIN'].includes(input.code)) {
    return fault(
      `The network does not know the name ${hostname}.`,
      `Where you rent the name, let ${hostname} lead to this machine (an A record), or correct PUBLIC_URL.`,
    );
  }
  if (!isRunning) return skipped(`Whether ${publicUrl} leads here can be tried while the server runs.`);
  if (input.is === 'nothing') {
    const port = new URL(publicUrl).port || (protocol === 'https:' ? '443' : '80');
    return fault(
      `${host} does not answer (${input.code || input.message}).`,
      `See whether the proxy in front runs, and whether a firewall lets port ${port} through. Some networks cannot reach themselves by their public address: then try it from elsewhere.`,
    );
  }
  if (input.status === 200 && isReady(input.body)) return ok(`${publicUrl} leads to a server that is ready.`);
  if ([502, 503, 504].includes(input.status)) {
    return fault(
      `${host} answers ${input.status}: the proxy there does not reach the server.`,
      'Let the proxy pass requests on to HOST and PORT of this server.',
    );
  }
  return fault(
    `${host} answers, but not with Fellowship (${input.status}).`,
    'Correct PUBLIC_URL, or let the proxy pass every path on to this server.',
  );
}

function isReady(body: string): boolean {
  try {
    return (JSON.parse(body) as { ok?: unknown } | null)?.ok === true;
  } catch {
    return false;
  }
}
