import http from 'node:http';
import https from 'node:https';
import type { PeerCertificate, TLSSocket } from 'node:tls';

export type Certificate = {
  validFrom: Date;
  validTo: Date;
  /** The names it is for. */
  names: string[];
  /** The reason why it is not trusted, as Node names it; null where it is. */
  distrust: string | null;
};

/** An answer of the site, or the reason why there is none. */
export type Asked =
  | {
      is: 'answer';
      status: number;
      body: string;
      /** The time that the answer is dated with, and the time it was asked at. */
      date: Date | null;
      at: number;
      /** Our own address, as the site's side may see it. */
      localAddress: string;
      certificate: Certificate | null;
    }
  | { is: 'nothing'; code: string; message: string };

type Request = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  now?: () => number;
};

const patience = 10_000;
const maxRead = 100_000;

/** Asks the site as a browser would, but goes on where the certificate is wrong, to tell what is wrong with it. */
export async function askSite(
  url: URL,
  { method = 'GET', headers, body, now = Date.now }: Request = {},
): Promise<Asked> {
  const isHttps = url.protocol === 'https:';
  try {
    return await new Promise<Asked>((resolve, reject) => {
      const at = now();
      const request = (isHttps ? https : http).request(
        url,
        {
          method,
          headers: { 'user-agent': 'fellowship-doctor', ...headers },
          rejectUnauthorized: false,
          agent: false,
          signal: AbortSignal.timeout(patience),
        },
        answer => {
          const { socket } = answer;
          const certificate = isHttps ? certificateOf(socket as TLSSocket) : null;
          const localAddress = socket.localAddress ?? '';
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            if (text.length < maxRead) text += part;
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode: status = 0, headers: given } = answer;
            const date = given.date === undefined ? null : new Date(given.date);
            resolve({ is: 'answer', status, body: text, date, at, localAddress, certificate });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  } catch (error) {
    const { code = '', name, message } = error as NodeJS.ErrnoException;
    return {
      is: 'nothing',
      code: name === 'TimeoutError' || name === 'AbortError' ? 'ETIMEDOUT' : code,
      message,
    };
  }
}

function certificateOf(socket: TLSSocket): Certificate | null {
  const { valid_from, valid_to, subject, subjectaltname = '' }: PeerCertificate = socket.getPeerCertificate();
  if (!valid_to) return null;
  const names = subjectaltname.split(', ').flatMap(name => /^(?:DNS|IP Address):(.+)$/.exec(name)?.[1] ?? []);
  const { authorized, authorizationError } = socket;
  // Node's type says Error; a code is what comes.
  const distrust = authorized ? null : String(authorizationError);
  return {
    validFrom: new Date(valid_from),
    validTo: new Date(valid_to),
    names: names.length > 0 ? names : [subject?.CN ?? []].flat(),
    distrust,
  };
}
