import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askLink } from './ask-link.ts';

/** The answer of each path of the site; a method alone where only that is answered well. */
type Site = (request: http.IncomingMessage, answer: http.ServerResponse) => void;

let server: http.Server;
let origin: string;
const asked: string[] = [];

const site: Site = (request, answer) => {
  const { method = '', url = '' } = request;
  asked.push(`${method} ${url}${request.headers.range ? ` ${request.headers.range}` : ''}`);
  const lead = (location: string) => answer.writeHead(302, { location }).end();
  const [, what = '', more = ''] = url.split('/');
  switch (what) {
    case 'video':
      return void answer.end('x'.repeat(1_000_000));
    case 'get-alone':
      return void answer.writeHead(method === 'GET' ? 206 : 405).end('x');
    case 'status':
      return void answer.writeHead(Number(more)).end();
    case 'silent':
      return undefined;
    case 'drip':
      answer.writeHead(200).flushHeaders();
      return undefined;
    case 'leads':
      return void lead(Number(more) > 1 ? `/leads/${Number(more) - 1}` : '/video');
    case 'to':
      return void lead(decodeURIComponent(more));
    default:
      return void answer.destroy();
  }
};

beforeAll(async () => {
  server = http.createServer(site);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, timeoutMs?: number) => askLink(origin + path, { ownOrigins: [origin], timeoutMs });
const why = (sentence: string) => ({ answers: false, why: sentence });

it.each([
  ['/video', { answers: true, why: '' }],
  ['/get-alone', { answers: true, why: '' }],
  ['/leads/3', { answers: true, why: '' }],
  ['/drip', { answers: true, why: '' }],
  ['/leads/4', why('It redirects endlessly.')],
  ['/status/404', why('There is nothing at this address any more.')],
  ['/status/410', why('There is nothing at this address any more.')],
  ['/status/403', why('It is private, or not for everyone.')],
  ['/status/429', why('The site asks us to come back later.')],
  ['/status/503', why('The site has trouble (503).')],
  ['/status/418', why('The site answers with 418.')],
  ['/broken', why('The site could not be reached.')],
])('%s answers: %j', async (path, expected) => {
  expect(await ask(path)).toEqual(expected);
});

it('what only a browser’s own request gets is asked for its first byte', async () => {
  asked.length = 0;
  await ask('/get-alone');
  expect(asked).toEqual(['HEAD /get-alone', 'GET /get-alone bytes=0-0']);
});

it('what says nothing is waited for no longer than is said', async () => {
  expect(await ask('/silent', 300)).toEqual(why('No answer within 0.3 seconds.'));
});

const privately = why('It leads into a private network, which is not checked.');

/** Links that are never connected to: the site on this machine would have been asked. */
it.each([
  ['http://127.0.0.1/', privately],
  ['http://localhost/', privately],
  ['http://2130706433/', privately],
  ['http://0x7f.1/', privately],
  ['http://[::1]/', privately],
  ['http://[::ffff:127.0.0.1]/', privately],
  ['http://169.254.169.254/latest/meta-data/', privately],
  ['http://10.0.0.1/', privately],
  ['http://192.168.1.1/', privately],
  ['http://[fd00::1]/', privately],
  ['http://127.0.0.1:1/', why('It does not lead to a web address.')],
  ['https://example.com:8443/', why('It does not lead to a web address.')],
  ['https://someone:secret@example.com/', why('It does not lead to a web address.')],
  ['file:///etc/passwd', why('It does not lead to a web address.')],
])('%s is never asked, nor where a site leads there', async (link, expected) => {
  expect(await askLink(link)).toEqual(expected);
  asked.length = 0;
  expect(await ask(`/to/${encodeURIComponent(link)}`)).toEqual(expected);
  expect(asked).toEqual([expect.stringContaining('HEAD /to/')]);
});
