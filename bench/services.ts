import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

/** A service on this machine that counts what it takes. */
export type Service = { port: number; taken: number; stop: () => void };

/** As long as an answer of a push service is on its way, in milliseconds. */
const way = 30;

async function listening(server: net.Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Takes each push, after the time that the way there takes. */
export async function startPushes(): Promise<Service> {
  const server = http.createServer((request, response) => {
    const take = () => {
      service.taken += 1;
      response.writeHead(201).end();
    };
    request.resume().on('end', () => setTimeout(take, way));
  });
  const service: Service = {
    port: await listening(server),
    taken: 0,
    stop: () => server.closeAllConnections(),
  };
  return service;
}

/** Takes each letter, and says to each line that it is well; each answer takes its time. */
export async function startMailServer(): Promise<Service> {
  const server = net.createServer(socket => {
    let isLetter = false;
    let before = '';
    const say = (line: string) => setTimeout(() => socket.write(`${line}\r\n`), way / 5);
    socket
      .on('error', () => undefined)
      .on('data', data => {
        const text = data.toString();
        if (isLetter) {
          // The end may come in two parts.
          before = (before + text).slice(-5);
          if (before !== '\r\n.\r\n') return;
          isLetter = false;
          before = '';
          service.taken += 1;
          say('250 taken');
          return;
        }
        isLetter = /^DATA/i.test(text);
        say(isLetter ? '354 go on' : /^QUIT/i.test(text) ? '221 bye' : '250 well');
      });
    say('220 bench ready');
  });
  const service: Service = { port: await listening(server), taken: 0, stop: () => server.close() };
  return service;
}
