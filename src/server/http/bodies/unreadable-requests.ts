import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type ClientError = Error & { code?: string };

/** Answers requests that Node's server cannot read, with a sentence like every other refusal. */
export function answerUnreadable({ code = '' }: ClientError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = sentences[code] ?? [400, 'The request could not be read'];
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

export const tooSlow = 'The request took too long to arrive. Please try again.';

const sentences: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large'],
};
