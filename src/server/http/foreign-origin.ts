import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A stranger can make up any number of addresses; the log has the first ones. */
const maxLogged = 50;
const longestAddress = 200;

/** Refuses writes that another site sends from a signed-in person's browser. */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string | undefined): void {
  const logged = new Set<string>();
  app.addHook('onRequest', async request => {
    if (reading.has(request.method) || !isForeign(request, publicUrl)) return;
    const sentence = refusalOf(request, publicUrl);
    if (logged.size < maxLogged && !logged.has(sentence)) {
      logged.add(sentence);
      request.log.warn(sentence);
    }
    throw new Problem(403, sentence);
  });
}

/** A browser sends at least one of the two headers with a write. A program sends neither, but has nobody's cookies. */
function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined)
    return ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));
  if (!URL.canParse(origin)) return true;
  const { host: from, protocol } = new URL(origin);
  return from !== hostAt(protocol, host) && (publicUrl === undefined || from !== new URL(publicUrl).host);
}

/** As an address has it: in small letters, without the port that the protocol has anyway. */
function hostAt(protocol: string, host: string): string | null {
  const address = `${protocol}//${host}`;
  return /[/\\?#@\s]/.test(host) || !URL.canParse(address) ? null : new URL(address).host;
}

/** Behind a proxy that changes the name, the server can't know its own address: whoever set it up learns what to set. */
function refusalOf(
  { headers: { origin, host = '' } }: FastifyRequest,
  publicUrl: string | undefined,
): string {
  if (origin === undefined) return 'This request came from another site and was refused.';
  const [from, to] = [origin, publicUrl ?? host].map(address => address.slice(0, longestAddress));
  const both = `This request came from another site and was refused: it was sent by ${from}, and this site is ${to}.`;
  return publicUrl === undefined
    ? `${both} If they are the same, set PUBLIC_URL to the address that people use.`
    : `${both} If they are the same, PUBLIC_URL is not the address that people use.`;
}
