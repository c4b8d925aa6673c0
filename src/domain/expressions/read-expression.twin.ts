/** A regular expression as its paths: what one character has to be, and how the parts follow one another. */
export type Expression =
  | { kind: 'characters'; isOne: (character: string) => boolean }
  | { kind: 'all'; parts: readonly Expression[] }
  | { kind: 'one-of'; parts: readonly Expression[] }
  /** `most` is Infinity where nothing bounds it. */
  | { kind: 'repeated'; part: Expression; min: number; max: number }
  /** A condition takes no character, and may fail: an anchor, or what has to lie ahead or behind, or must not. */
  | { kind: 'condition'; of: 'start' | 'place' }
  | { kind: 'condition'; of: 'ahead' | 'behind'; part: Expression; isNot: boolean };

const ends = new Set(['|', ')', undefined]);

/** Reads the source of an expression with its flags. A reference back stands for any character. */
export function readExpression(source: string, flags: string): Expression {
  const tokens = tokensOf(source, flags);
  let place = 0;
  const oneOf = (): Expression => {
    const parts = [all()];
    while (tokens[place] === '|') {
      place += 1;
      parts.push(all());
    }
    return parts.length === 1 ? (parts[0] as Expression) : { kind: 'one-of', parts };
  };
  const all = (): Expression => {
    const parts: Expression[] = [];
    while (!ends.has(tokens[place])) parts.push(repeated(piece()));
    return { kind: 'all', parts };
  };
  const repeated = (part: Expression): Expression => {
    const bounds = boundsOf(tokens[place]);
    if (bounds === null) return part;
    place += 1;
    return { kind: 'repeated', part, ...bounds };
  };
  const piece = (): Expression => {
    const token = tokens[place] as string;
    place += 1;
    if (!isGroup(token)) return single(token, flags);
    const inside = oneOf();
    place += 1;
    const [, isBehind, sign] = /^\(\?(<?)([=!])$/.exec(token) ?? [];
    if (sign === undefined) return inside;
    return { kind: 'condition', of: isBehind ? 'behind' : 'ahead', part: inside, isNot: sign === '!' };
  };
  const whole = oneOf();
  if (place !== tokens.length) throw new Error(`Not read to its end: ${source}`);
  return whole;
}

const isGroup = (token: string) => token.startsWith('(');

/** Groups' beginnings and ends, `|`, repeats, and single characters, classes or conditions. */
function tokensOf(source: string, flags: string): string[] {
  const group = String.raw`\(\?:|\(\?<?[=!]|\(\?<\w+>|\(`;
  const escape = String.raw`\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<\w+>|\\.`;
  const set = String.raw`\[(?:\\.|[^\]\\])*\]`;
  const repeat = String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??`;
  return (
    source.match(new RegExp(`${group}|${escape}|${set}|${repeat}|.`, flags.includes('u') ? 'gsu' : 'gs')) ??
    []
  );
}

function boundsOf(token: string | undefined): { min: number; max: number } | null {
  switch (token?.[0]) {
    case '*':
      return { min: 0, max: Number.POSITIVE_INFINITY };
    case '+':
      return { min: 1, max: Number.POSITIVE_INFINITY };
    case '?':
      return { min: 0, max: 1 };
    case '{': {
      const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
      if (least === undefined) return null;
      const unbounded = comma === ',' ? Number.POSITIVE_INFINITY : Number(least);
      return { min: Number(least), max: most ? Number(most) : unbounded };
    }
    default:
      return null;
  }
}

function single(token: string, flags: string): Expression {
  if (/^(?:\^|\$|\\[bB])$/.test(token)) return { kind: 'condition', of: token === '^' ? 'start' : 'place' };
  if (/^\\(?:[1-9]|k<)/.test(token)) return { kind: 'characters', isOne: () => true };
  const one = new RegExp(`^${token}$`, flags.replace(/[gy]/g, ''));
  return { kind: 'characters', isOne: character => one.test(character) };
}
