import { CallError } from '#web/data/call.ts';

/** Bytes of a file that go in one request, from `offset` on. */
type Chunk = { id: string; bytes: Blob; offset: number };

type Options = {
  signal: AbortSignal | undefined;
  /** How many of the bytes are on their way. */
  onProgress: ((bytes: number) => void) | undefined;
};

const pathOf = (id: string): string => `/api/attachments/${id}/pieces`;

const protocol = { 'tus-resumable': '1.0.0' };

const couldNotBeSent = 'This file could not be sent. Remove it, and choose it again.';

/** How many bytes the server has. */
export async function askOffset(id: string, signal: AbortSignal | undefined): Promise<number> {
  const response = await fetch(pathOf(id), {
    method: 'HEAD',
    headers: protocol,
    ...(signal && { signal }),
  });
  return offsetIn(response.status, response.headers.get('upload-offset'));
}

/** Sends some bytes by the tus protocol, and answers how many the server has now. */
export async function sendChunk(chunk: Chunk, options: Options): Promise<number> {
  // A worker has no `XMLHttpRequest`, and `fetch` does not tell how far a request has come.
  const patch = options.onProgress && 'XMLHttpRequest' in globalThis ? patchByXhr : patchByFetch;
  const { status, offset } = await patch(chunk, options);
  return offsetIn(status, offset);
}

type Answer = { status: number; offset: string | null };

const headersFor = ({ offset }: Chunk) => ({
  ...protocol,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

async function patchByFetch(chunk: Chunk, { signal }: Options): Promise<Answer> {
  const response = await fetch(pathOf(chunk.id), {
    method: 'PATCH',
    headers: headersFor(chunk),
    body: chunk.bytes,
    ...(signal && { signal }),
  });
  return { status: response.status, offset: response.headers.get('upload-offset') };
}

const patchByXhr = (chunk: Chunk, { signal, onProgress }: Options): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', pathOf(chunk.id));
    for (const [name, value] of Object.entries(headersFor(chunk))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded));
    request.addEventListener('load', () =>
      resolve({ status: request.status, offset: request.getResponseHeader('upload-offset') }),
    );
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new TypeError('No answer came')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(chunk.bytes);
  });

/** A network's own login page answers with 200 too, but tells no offset. */
function offsetIn(status: number, offset: string | null): number {
  if (status < 200 || status >= 300) throw new CallError(status, couldNotBeSent);
  if (offset === null) throw new TypeError('No answer of ours came');
  return Number(offset);
}
