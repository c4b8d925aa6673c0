import { setImmediate as letOthersOn } from 'node:timers/promises';
import { Problem } from '#server/http/problem.ts';

/** No request of ours goes deeper than a dozen; what is nested without end takes the parser a second a megabyte. */
const deepest = 32;
/** Bytes that are parsed in one go: about a millisecond. */
const chunkBytes = 64 * 1024;

/** An object or array that is longer than a piece: where it stands, the commas at which it is cut, and the large ones in it. */
type Large = { start: number; end: number; cuts: number[]; within: Large[] };

/** One that is still open, with the places of its last comma and of the first byte after its last cut. */
type Open = Large & { since: number; lastComma: number; afterLarge: boolean };

/**
 * What `JSON.parse` would answer. Long texts are parsed piece by piece, and whoever else waits is answered between two
 * pieces. What is nested too deeply is refused before anything of it is parsed.
 */
export async function parseJson(bytes: Buffer, piece = chunkBytes): Promise<unknown> {
  try {
    const large = await largeIn(bytes, piece);
    return large ? await new Pieces(bytes).valueOf(large) : JSON.parse(textOf(bytes, 0, bytes.length));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadable();
  }
}

const unreadable = () => new Problem(400, 'The request could not be read: it has to be JSON');
const tooDeep = () =>
  new Problem(400, `The request could not be read: it is nested deeper than ${deepest} levels`);

const textOf = (bytes: Buffer, start: number, end: number) => bytes.toString('utf8', start, end);

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const [list, endOfList] = [0x5b, 0x5d];
const [object, endOfObject] = [0x7b, 0x7d];

/** Looks at each byte once. Answers the whole text where it is longer than a piece; counts how deep it goes. */
async function largeIn(bytes: Buffer, piece: number): Promise<Large | null> {
  const open: Open[] = [];
  let whole: Large | null = null;
  let rest = piece;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === list || byte === object) {
      if (whole || open.length === deepest) throw whole ? unreadable() : tooDeep();
      open.push({ start: at, end: at, since: at, lastComma: at, cuts: [], within: [], afterLarge: false });
    } else if (byte === endOfList || byte === endOfObject) {
      const closed = closeAt(bytes, open.pop(), at);
      const outer = open.at(-1);
      if (closed.end - closed.start > piece) {
        if (outer) standsIn(outer, closed);
        else whole = closed;
      }
    } else if (byte === comma) passComma(open.at(-1), at, piece);
    rest -= 1;
    if (rest > 0) continue;
    rest = 4 * piece;
    await letOthersOn();
  }
  if (open.length > 0) throw unreadable();
  if (whole && !isBlank(bytes, 0, whole.start)) throw unreadable();
  if (whole && !isBlank(bytes, whole.end, bytes.length)) throw unreadable();
  return whole;
}

function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end > 0; end = bytes.indexOf(quote, end + 1)) {
    let before = end - 1;
    while (bytes[before] === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  throw unreadable();
}

function closeAt(bytes: Buffer, open: Open | undefined, at: number): Large {
  if (!open || bytes[at] !== (bytes[open.start] === list ? endOfList : endOfObject)) throw unreadable();
  const { start, cuts, within } = open;
  return { start, end: at + 1, cuts, within };
}

/** A large one stands between two cuts, alone. */
function standsIn(outer: Open, large: Large): void {
  outer.within.push(large);
  if (outer.lastComma > outer.start && outer.cuts.at(-1) !== outer.lastComma)
    outer.cuts.push(outer.lastComma);
  outer.afterLarge = true;
}

function passComma(open: Open | undefined, at: number, piece: number): void {
  if (!open) throw unreadable();
  open.lastComma = at;
  if (!open.afterLarge && at - open.since < piece) return;
  open.cuts.push(at);
  open.since = at + 1;
  open.afterLarge = false;
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  return /^[ \t\r\n]*$/.test(textOf(bytes, start, end));
}

class Pieces {
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  async valueOf({ start, end, cuts, within }: Large): Promise<unknown> {
    const isList = this.bytes[start] === list;
    const entries: unknown[] = [];
    const fields = {};
    let from = start + 1;
    let next = 0;
    for (const to of [...cuts, end - 1]) {
      const large = within[next];
      if (large && large.start < to) {
        next += 1;
        const value = await this.valueOf(large);
        if (isList) entries.push(this.alone(value, from, to, large));
        else define(fields, this.keyOf(from, to, large), value);
      } else {
        if (cuts.length > 0 && isBlank(this.bytes, from, to)) throw unreadable();
        const text = textOf(this.bytes, from, to);
        if (isList) for (const one of JSON.parse(`[${text}]`) as unknown[]) entries.push(one);
        else
          for (const [key, value] of Object.entries(JSON.parse(`{${text}}`) as object))
            define(fields, key, value);
        await letOthersOn();
      }
      from = to + 1;
    }
    return isList ? entries : fields;
  }

  private alone(value: unknown, from: number, to: number, { start, end }: Large): unknown {
    if (!isBlank(this.bytes, from, start) || !isBlank(this.bytes, end, to)) throw unreadable();
    return value;
  }

  private keyOf(from: number, to: number, { start, end }: Large): string {
    if (!isBlank(this.bytes, end, to)) throw unreadable();
    const [key, ...more] = Object.keys(JSON.parse(`{${textOf(this.bytes, from, start)}0}`) as object);
    if (key === undefined || more.length > 0) throw unreadable();
    return key;
  }
}

/** `__proto__` is a name like any other, as `JSON.parse` has it. */
function define(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
