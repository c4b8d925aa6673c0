import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BucketAddress } from '#server/settings/files-url.ts';
import { FilesAway } from '#server/files/folder/files-away.ts';
import { type Body, sha256Of } from './body.ts';
import { Circuit } from './circuit.ts';
import { wholeOf } from './read-answer.ts';
import { sendRequest } from './send-request.ts';
import { signedHeaders } from './signed-headers.ts';

/** Each may be asked twice and comes to the same. */
type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Undefined for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Body;
};

/** `silence`: as in `Patience`. */
export type Take<Taken> = (answer: IncomingMessage, silence: number) => Promise<Taken>;

export type Patience = {
  /** Milliseconds until an answer begins, a body not counted. */
  answerWithin: number;
  /** Milliseconds without a byte of an answer. */
  silence: number;
  /** How often something is tried in all. */
  tries: number;
  /** Milliseconds before the second try, about; twice as long each time. */
  pause: number;
};

const usualPatience: Patience = { answerWithin: 5_000, silence: 10_000, tries: 4, pause: 200 };
const longestPause = 2_000;
/** Milliseconds, after which a failure is not tried again: somebody waits. */
const longEnough = 10_000;
/** Bytes a millisecond that any line to a store has: a large body gets its time. */
const slowestLine = 256;

type Options = { say?: (line: string) => void; patience?: Partial<Patience> };

/** A bucket of a store that speaks S3. What fails for a moment is tried again; what fails for longer is refused at once. */
export class Bucket {
  readonly address: BucketAddress;
  readonly patience: Patience;
  private readonly say: (line: string) => void;
  private readonly circuit: Circuit;
  private readonly keys = new Map<string, ArrayBuffer>();

  constructor(address: BucketAddress, { say = () => undefined, patience }: Options = {}) {
    this.address = address;
    this.patience = { ...usualPatience, ...patience };
    this.say = say;
    this.circuit = new Circuit({ now: () => performance.now(), say });
  }

  /**
   * Asks, and takes the answer. What `take` throws counts as a failure and is tried again. Undefined where there is no
   * such thing.
   */
  async ask<Taken>(input: Asked, take: Take<Taken>): Promise<Taken | undefined> {
    const start = performance.now();
    const { key } = input;
    for (let attempt = 1; ; attempt += 1) {
      this.circuit.pass();
      try {
        const answer = await this.send(input);
        const taken = answer ? await take(answer, this.patience.silence) : undefined;
        this.circuit.succeeded();
        return taken;
      } catch (error) {
        const why = `${input.method} ${(error as Error).message}`;
        if (error instanceof Damaged) this.circuit.succeeded();
        else this.circuit.failed(why);
        const isOver = attempt >= this.patience.tries || performance.now() - start > longEnough;
        const isRefused = error instanceof Refusal;
        if (isOver || isRefused) {
          // Of a store that is away the circuit tells.
          if (isRefused || error instanceof Damaged) this.tell(key, why);
          throw new FilesAway(why, { isRefused });
        }
      }
      await sleep(Math.random() * Math.min(2 * this.patience.pause * 2 ** (attempt - 1), longestPause));
    }
  }

  /** For the log, where one file is not what it should be, or may not be asked for. */
  tell(key: string | undefined, why: string): void {
    this.say(`The store of files: ${key ?? this.address.bucket}: ${why}`);
  }

  /** Null where there is no such thing. */
  private async send({ method, key, query, headers = {}, body }: Asked): Promise<IncomingMessage | null> {
    const { origin, bucket } = this.address;
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const url = `${origin}/${bucket}${key === undefined ? '' : `/${key}`}${search}`;
    const signing = { method, url, headers, sha256: body?.sha256 ?? nothing };
    const answer = await sendRequest({
      url,
      method,
      headers: await signedHeaders(this.address, signing, this.keys),
      body,
      within: this.patience.answerWithin + (body?.bytes ?? 0) / slowestLine,
    });
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    const code = codeIn(await this.textOf(answer, method));
    if (statusCode === 404 && code !== 'NoSuchBucket') return null;
    const why = `was answered with ${statusCode} ${code}`.trim();
    throw isPassing(statusCode) ? new Error(why) : new Refusal(why);
  }

  /** The answer to HEAD may say how long the body would be, and has none. */
  private async textOf(answer: IncomingMessage, method: Asked['method']): Promise<Buffer> {
    if (method !== 'HEAD') return wholeOf(answer, this.patience.silence);
    answer.resume();
    return Buffer.alloc(0);
  }
}

/** The store is there, and gave something else than what was put: another try may be better, and others have no part in it. */
export class Damaged extends Error {}

/** An answer that another try will not change. */
class Refusal extends Error {}

const nothing = sha256Of(Buffer.alloc(0));

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** What the store calls the trouble; it says so in XML. */
const codeIn = (text: Buffer) => /<Code>(\w{1,60})<\/Code>/.exec(text.toString('latin1'))?.[1] ?? '';
