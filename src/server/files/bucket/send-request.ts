import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import type { Body } from './body.ts';

type Request = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Body | undefined;
  /** Milliseconds until the answer begins. */
  within: number;
};

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64 }),
};

/** Answers as soon as the answer begins. Bodies have their length before them: no store takes one without. */
export function sendRequest({ url, method, headers, body, within }: Request): Promise<IncomingMessage> {
  const isSafe = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const request = (isSafe ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body && { 'content-length': body.bytes }) },
      agent: agents[isSafe ? 'https:' : 'http:'],
    });
    const hurry = setTimeout(() => request.destroy(new Error('no answer came in time')), within);
    request.once('response', response => {
      clearTimeout(hurry);
      // Who reads it hears of what goes wrong; unheard, it would end the process.
      response.on('error', () => undefined);
      resolve(response);
    });
    request.on('error', error => {
      clearTimeout(hurry);
      reject(error);
    });
    if (body) pipeline(body.open(), request, error => error && reject(error));
    else request.end();
  });
}
