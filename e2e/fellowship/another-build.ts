import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { Fellowship } from './fellowship.ts';

const workerPath = '/service-worker.js';

/** A fellowship whose app can be replaced by a new build at any moment: another service worker is there then. */
export class AnotherBuild {
  readonly origin: string;
  /** Of the fellowship behind it. */
  readonly database: string | undefined;
  builds = 1;
  private readonly server: http.Server;

  private constructor(server: http.Server, database: string | undefined) {
    this.database = database;
    this.server = server;
    this.origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  static async of({ origin, database }: Fellowship): Promise<AnotherBuild> {
    const server = http.createServer((request, response) => {
      const passed = http.request(
        origin + (request.url ?? ''),
        { method: request.method, headers: asked(request.headers) },
        answer => build.pass(request.url, answer, response),
      );
      request.pipe(passed);
      passed.on('error', () => response.destroy());
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const build = new AnotherBuild(server, database);
    return build;
  }

  private pass(url: string | undefined, answer: http.IncomingMessage, response: http.ServerResponse): void {
    const headers = { ...answer.headers };
    if (url === workerPath) delete headers['content-length'];
    response.writeHead(answer.statusCode ?? 500, headers);
    if (url === workerPath) void this.passWorker(answer, response);
    else answer.pipe(response);
  }

  /** The code of each build is another. */
  private async passWorker(answer: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const worker = await text(answer);
    response.end(worker.replace(/version:(["`'])([\w-]+)\1/, `version:$1$2-${this.builds}$1`));
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }
}

/** The whole file each time, as it is. */
function asked(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...others } = headers;
  return { ...others, 'accept-encoding': 'identity' };
}
