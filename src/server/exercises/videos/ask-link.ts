import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isOfOpenWeb, lookUpOpen } from '#server/notices/push/open-web.ts';
import { refusalFor, whyNot } from './why-not.ts';

export type Asking = {
  /** Milliseconds for all that a link takes; five seconds by default. */
  timeoutMs?: number | undefined;
  /** For tests alone: origins on this machine that are asked all the same. */
  ownOrigins?: readonly string[] | undefined;
};

export type Answered = { answers: boolean; why: string };

const maxRedirects = 3;

/**
 * Whether something answers at a link. It is never a way into our own network: each address on the way is looked at, where
 * redirects lead as well, and the connection goes to the very address that was looked at.
 */
export async function askLink(link: string, asking: Asking = {}): Promise<Answered> {
  const { timeoutMs = 5_000, ownOrigins = [] } = asking;
  const linkOptions: LinkOptions = { signal: AbortSignal.timeout(timeoutMs), ownOrigins };
  try {
    const head = await follow('HEAD', link, linkOptions);
    // A site may answer nothing but what a browser would ask.
    const status = isGood(head) ? head : await follow('GET', link, linkOptions);
    return isGood(status) ? { answers: true, why: '' } : { answers: false, why: refusalFor(status) };
  } catch (error) {
    return { answers: false, why: whyNot(error, timeoutMs) };
  }
}

const isGood = (status: number) => status >= 200 && status < 300;

type LinkOptions = { signal: AbortSignal; ownOrigins: readonly string[] };
type Method = 'HEAD' | 'GET';

async function follow(method: Method, link: string, linkOptions: LinkOptions): Promise<number> {
  let at = link;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const { status, location } = await ask(method, addressOf(at, linkOptions), linkOptions);
    if (location === undefined) return status;
    at = new URL(location, at).href;
  }
  throw problem('EREDIRECTS');
}

/** A site of the web, at its usual port: what is named by a number has to be of the open web itself, as it is not looked up. */
function addressOf(link: string, { ownOrigins }: LinkOptions): URL {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw problem('ENOTWEB');
  if (ownOrigins.includes(url.origin)) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.port !== '' || url.username !== '' || url.password !== '') throw problem('ENOTWEB');
  if (isIP(host) !== 0 && !isOfOpenWeb(host)) throw problem('ENOTOPEN');
  return url;
}

const problem = (code: string) => Object.assign(new Error(code), { code });

const redirects = new Set([301, 302, 303, 307, 308]);

function ask(method: Method, url: URL, { signal, ownOrigins }: LinkOptions) {
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const input = request(
      url,
      {
        method,
        // A connection of its own: a reused one may have been made without a look at its address.
        agent: false,
        ...(!ownOrigins.includes(url.origin) && { lookup: lookUpOpen }),
        signal,
        headers: {
          'user-agent': 'Mozilla/5.0 (compatible; Fellowship video check)',
          accept: '*/*',
          ...(method === 'GET' && { range: 'bytes=0-0' }),
        },
      },
      answer => {
        // The answer's body is of no use to us, however long it is.
        answer.on('error', () => undefined);
        answer.destroy();
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, location: redirects.has(status) ? headers.location : undefined });
      },
    );
    input.on('error', reject);
    input.end();
  });
}
