import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fellowship } from './fellowship.ts';

type Answer = { status: number; body: string; type: string };
type Fault = Answer | 'none';

/**
 * The answer of a gateway before the server, or of the server, in place of the real one, or none at all; null: all is
 * well.
 */
type Faults = (request: { method: string; path: string; text: string }) => Fault | null;

/** A way to the server on which something else may answer: to tabs and workers alike. */
export class FaultyServer {
  readonly origin: string;
  /** Of the fellowship behind it. */
  readonly database: string | undefined;
  faults: Faults = () => null;
  /** Requests wait for it: a line on which nothing is through yet. */
  held: Promise<unknown> = Promise.resolve();
  private readonly server: http.Server;

  private constructor(server: http.Server, database: string | undefined) {
    this.database = database;
    this.server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async before({ origin, database }: Fellowship): Promise<FaultyServer> {
    const { hostname, port } = new URL(origin);
    const server = http.createServer((request, response) => {
      const pass = (text: Buffer) => {
        const { method = 'GET', url: path = '/', headers } = request;
        const fault = faulty.faults({ method, path, text: text.toString() });
        if (fault === 'none') return request.socket.destroy();
        if (fault) return response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body);
        const onwards = http.request({ hostname, port, method, path, headers }, answer => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        onwards.on('error', () => response.destroy());
        return onwards.end(text);
      };
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => void faulty.held.then(() => pass(Buffer.concat(parts))));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const faulty = new FaultyServer(server, database);
    return faulty;
  }

  /** From now on every log is answered so. */
  answersLogs(fault: Fault | null): void {
    this.faults = ({ method, path }) => (method === 'POST' && path === '/api/progress' ? fault : null);
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }
}

/** As our server says it. */
export const inOurWords = (status: number, message: string): Answer => ({
  status,
  body: JSON.stringify({ message }),
  type: 'application/json',
});

/** As a gateway says it. */
export const asPage = (status: number): Answer => ({ status, body: `<h1>${status}</h1>`, type: 'text/html' });
