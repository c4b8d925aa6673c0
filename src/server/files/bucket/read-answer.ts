import type { IncomingMessage } from 'node:http';

/** The bytes of an answer as they come. It throws where they stop before its end, for so many milliseconds or for good. */
export async function* bytesOf(answer: IncomingMessage, silence: number): AsyncGenerator<Buffer> {
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const { done, value } = await soon(chunks.next(), silence);
      if (done) return;
      yield value;
    }
  } finally {
    // Also where nobody wants the rest.
    answer.destroy();
  }
}

async function soon<Value>(coming: Promise<Value>, within: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the answer stopped')), within);
  });
  coming.catch(() => undefined);
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** All of an answer. */
export async function wholeOf(answer: IncomingMessage, silence: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(answer, silence)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Nothing of an answer is wanted, but its line may be used again. */
export async function drained(answer: IncomingMessage, silence: number): Promise<void> {
  await wholeOf(answer, silence);
}
