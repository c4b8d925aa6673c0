import net from 'node:net';
import type { Fellowship } from './fellowship.ts';

/** A way to the server that can be bad in ways a browser can't be told to play: for its tabs and its workers alike. */
export class BadSignal {
  readonly origin: string;
  /** Of the fellowship behind it. */
  readonly database: string | undefined;
  /** `lossy`: what is sent arrives, its answer does not. */
  state: 'good' | 'lossy' | 'none' = 'good';
  private readonly server: net.Server;
  private readonly sockets = new Set<net.Socket>();

  private constructor(server: net.Server, sockets: Set<net.Socket>, database: string | undefined) {
    this.database = database;
    this.server = server;
    this.sockets = sockets;
    this.origin = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  }

  static async to({ origin, database }: Fellowship): Promise<BadSignal> {
    const { hostname, port } = new URL(origin);
    const sockets = new Set<net.Socket>();
    const server = net.createServer(client => signal.carry(client, net.connect(Number(port), hostname)));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const signal = new BadSignal(server, sockets, database);
    return signal;
  }

  private carry(client: net.Socket, upstream: net.Socket): void {
    const hangUp = () => {
      client.destroy();
      upstream.destroy();
      this.sockets.delete(client);
    };
    this.sockets.add(client);
    for (const socket of [client, upstream]) socket.on('error', hangUp).on('close', hangUp);
    client.on('data', sent => (this.state === 'none' ? hangUp() : upstream.write(sent)));
    upstream.on('data', answer => (this.state === 'good' ? client.write(answer) : hangUp()));
    if (this.state === 'none') hangUp();
  }

  async end(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise(resolve => this.server.close(resolve));
  }
}
