import net from 'node:net';
import { inject, onTestFinished } from 'vitest';

/**
 * A way to the database that can stop passing anything on, as a machine does that hangs: no connection is closed. Or it is
 * gone: all are closed, and none is taken until another machine has its address.
 */
export async function hangingPostgres() {
  const { host, port } = inject('postgres');
  const sockets = new Set<net.Socket>();
  let isHanging = false;
  let isGone = false;
  const pass = (from: net.Socket, to: net.Socket) => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
    if (isHanging) from.pause();
  };
  const server = net.createServer(socket => {
    if (isGone) {
      socket.resetAndDestroy();
      return;
    }
    const database = net.connect(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    );
    pass(socket, database);
    pass(database, socket);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const hang = (hangs: boolean) => {
    isHanging = hangs;
    for (const socket of sockets) {
      if (hangs) socket.pause();
      else socket.resume();
    }
  };
  const beGone = (gone: boolean) => {
    isGone = gone;
    if (gone) for (const socket of sockets) socket.destroy();
  };
  return {
    beGone,
    connection: { host: '127.0.0.1', port: (server.address() as net.AddressInfo).port },
    hang,
  };
}
