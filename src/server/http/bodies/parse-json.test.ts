import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const parsed = (text: string, piece?: number) => parseJson(Buffer.from(text), piece);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const unreadable = 'The request could not be read: it has to be JSON';
const deep = 'The request could not be read: it is nested deeper than 32 levels';

/** With line breaks and blanks between all that may have them. */
const spaced = (value: unknown, blank: string) => JSON.stringify(value, null, blank);

describe('a body that is parsed piece by piece', () => {
  it('is what it would be in one go, however small the pieces', async () => {
    const anyJson = fc.tuple(
      fc.jsonValue({ maxDepth: 8 }),
      fc.constantFrom('', ' ', '\t'),
      fc.integer({ min: 1, max: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(anyJson, async ([value, blank, piece]) => {
        const text = spaced(value, blank);
        expect(await parsed(text, piece)).toEqual(JSON.parse(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is refused where it would be in one go', async () => {
    const pieces = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      ',',
      ':',
      '1',
      '"a"',
      '"',
      '\\',
      ' ',
      'null',
      '"k":',
      '[1,2]',
      '{"a":1}',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, { maxLength: 14 }),
        fc.integer({ min: 1, max: 12 }),
        async (some, piece) => {
          const text = some.join('');
          let whole: unknown;
          try {
            whole = JSON.parse(text);
          } catch {
            await expect(parsed(text, piece)).rejects.toThrow(unreadable);
            return;
          }
          expect(await parsed(text, piece)).toEqual(whole);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['a key twice', '{"a":[1,2,3,4],"a":2,"b":[5,6,7,8]}'],
    ['numbers as keys', '{"2":[1,2,3,4],"1":2}'],
    ['a name that objects have', '{"__proto__":[1,2,3,4],"constructor":{"a":"bbbbbb"}}'],
    ['quotes and backslashes', '["a\\"b,]","\\\\",["\\\\\\"",1,2,3]]'],
    ['marks of other scripts', '["é😀","\\u0000",["\u2028 x x x"]]'],
    ['a large one at either end', '[[1,2,3,4],5,[6,7,8,9]]'],
    ['nothing in it', '  [ ]  '],
    ['a word alone', 'true'],
  ])('with %s', async (_what, text) => {
    for (let piece = 1; piece < 12; piece += 1) {
      const value = await parsed(text, piece);
      expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
    }
  });

  it('lets others on while it is long', async () => {
    let turns = 0;
    let isOver = false;
    const others = () => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const text = `{"rows":[${'{"name":"Squat","sets":[5,5,5]},'.repeat(60_000)}{}]}`;
    const value = await parsed(text);
    isOver = true;
    expect(value).toEqual(JSON.parse(text));
    expect(turns).toBeGreaterThan(text.length / 200_000);
  });
});

describe('what is nested deeper than 32 levels is refused before it is parsed', () => {
  it.each([
    ['lists', nested(33)],
    ['a million lists', nested(900_000)],
    ['a million that are never closed', '['.repeat(1_000_000)],
    ['objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['in a field that nobody reads', `{"lastId":"x","more":${nested(32)}}`],
    ['behind much else', `[${'1,'.repeat(100_000)}${nested(33)}]`],
  ])('%s', async (_what, text) => {
    await expect(parsed(text)).rejects.toMatchObject({ status: 400, message: deep });
  });

  it('and what is not, is taken; brackets within a text count for nothing', async () => {
    expect(await parsed(nested(32))).toEqual(JSON.parse(nested(32)));
    expect(await parsed(JSON.stringify(nested(100)))).toBe(nested(100));
  });
});
