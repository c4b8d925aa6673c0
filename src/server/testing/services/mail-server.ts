import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type Received = { from: string; to: string; source: string };

/** The user and password that it wants; without one it lets everyone in. */
type Login = { user: string; password: string };

/**
 * A mail server that stores what it gets, and answers as it is set: `refuseWith` goes to every sender until it is
 * taken away.
 */
export async function startMailServer(login?: Login) {
  const received: Received[] = [];
  const state: { refuseWith: string | null } = { refuseWith: null };
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    talk(socket, received, { refusal: () => state.refuseWith, login });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise(resolve => server.close(resolve));
  };
  return { url: `smtp://127.0.0.1:${port}`, received, state, stop };
}

type Manner = { refusal: () => string | null; login: Login | undefined };

function talk(socket: Socket, received: Received[], { refusal, login }: Manner): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let [from, to, waiting, isData] = ['', '', '', false];
  const answer = (line: string) => {
    if (/^MAIL FROM:/i.test(line)) from = addressIn(line);
    if (/^RCPT TO:/i.test(line)) to = addressIn(line);
    if (/^RCPT TO:/i.test(line) && refusal() !== null) return say(refusal() ?? '');
    if (login && /^EHLO/i.test(line)) return say('250-mail.test\r\n250 AUTH PLAIN');
    if (login && /^AUTH PLAIN /i.test(line))
      return say(isRight(line, login) ? '235 welcome' : '535 wrong password');
    isData = /^DATA$/i.test(line);
    if (isData) return say('354 go on');
    return say(/^QUIT$/i.test(line) ? '221 bye' : '250 ok');
  };
  socket.on('data', chunk => {
    waiting += chunk.toString();
    while (waiting.includes(isData ? '\r\n.\r\n' : '\r\n')) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const part = waiting.slice(0, waiting.indexOf(end));
      waiting = waiting.slice(part.length + end.length);
      if (!isData) {
        answer(part);
        continue;
      }
      received.push({ from, to, source: part });
      isData = false;
      say('250 taken');
    }
  });
  say('220 mail.test ready');
}

const isRight = (line: string, { user, password }: Login) =>
  Buffer.from(line.slice('AUTH PLAIN '.length), 'base64').toString() === `\0${user}\0${password}`;

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
