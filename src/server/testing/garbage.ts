import fc from 'fast-check';
import type { Asked } from './valid-requests.ts';

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
const poisoned = JSON.parse(
  '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {"role": "admin"}}}',
) as unknown;

const absurdDates = [
  ...[
    '2025-02-30',
    '2025-02-29',
    '9999-99-99',
    '0001-01-01',
    '0000-00-00',
    '-2025-01-01',
    '+275760-09-13',
    '2026-3-1',
  ],
  ...[
    '20260318',
    '2026-03-18T25:00:00Z',
    '2026-03-18T00:00:00',
    '2026-03-18 00:00',
    'today',
    '1/2/2026',
    '2200-12-31',
  ],
  ...['1900-01-01', '2026-03-18T23:59:60Z', '2026-03-18T00:00:00.000Z'],
];

const strangeTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfffx',
    '\ufeff',
    '\u202eevil\u202c',
    'אבגד 123',
    '💪🏽👩‍👩‍👧',
    'ﷺ',
    'İ',
    'ß',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table users; --',
    '%',
    '_',
    '\\',
    '$1',
    '{}',
    '[]',
    'null',
    'undefined',
    'true',
    '<b>',
    '../..',
  ],
];

const strangeNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  99_999_999_999,
  1.5,
  13,
];
const numbersAsText = [
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '1e5',
    '0x10',
    '1,000',
    '12.5',
    '-3',
    '+7',
    '٣',
    ' 5 ',
    '5abc',
    '00012',
    '1'.repeat(30),
  ],
  ...['9'.repeat(400), '8-12', '75%', 'AMRAP', '1:99', '-1:00', '99:99:99', '1h30'],
];

/** What nobody means: wrong kinds, absurd dates and numbers, text at and beyond every limit, ids of other people. */
export const garbageValue = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...absurdDates) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...strangeTexts) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...strangeNumbers) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbersAsText) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...ids) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], poisoned, deep(3000)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(99, 100, 200, 201, 5000, 5001, 60_000).map(length => 'é'.repeat(length)),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom<unknown>({}, 'a', 1, null), { minLength: 61, maxLength: 300 }),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.double() },
  );

/** Bodies that are not what they say they are: `[content type, text]`. */
export const unreadableBody: fc.Arbitrary<[string | undefined, string]> = fc.oneof(
  fc.constantFrom<[string | undefined, string]>(
    ['application/json', ''],
    ['application/json', '{'],
    ['application/json', '{"name": "a", "name": 1}'],
    ['application/json', "{'name': 'a'}"],
    ['application/json', 'null'],
    ['application/json', '"text"'],
    ['application/json', '[1, 2]'],
    ['application/json', '\ufeff{}'],
    ['application/json', '{"a":'.repeat(20_000)],
    ['application/json; charset=utf-16', '{}'],
    ['application/jsonp', '{}'],
    ['text/plain', '{}'],
    ['text/html', '<html>'],
    ['application/x-www-form-urlencoded', 'name=a&email=b'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['', '{}'],
    ['nonsense', '{}'],
    [undefined, '{}'],
    ['application/json', ' '.repeat(3 * 1024 * 1024)],
  ),
  fc.tuple(fc.constant('application/json'), fc.string({ unit: 'binary', maxLength: 100 })),
);

/** Path parameters as they stand in the address, some of them not even decodable. */
export const garbageInPath = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '%00',
      '%ED%A0%80',
      '%E0%A4%A',
      '%',
      '..%2f..%2f',
      '%2e%2e',
      ';',
      'null',
      '0',
      '-1',
      'a'.repeat(150),
    ),
    fc.constantFrom(
      'x'.repeat(400),
      '2025-02-30',
      '9999-99-99',
      '2026-03-18',
      ...ids,
      ...ids.map(id => id.toUpperCase()),
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(encodeURIComponent),
  );

/** A good request in which one thing has been replaced, taken out, or put in that has no place there. */
export function damaged(
  request: Asked,
  where: number,
  how: 'replace' | 'remove' | 'add',
  value: unknown,
): Asked {
  const copy = structuredClone(request);
  const places = placesIn(copy);
  const place = places[where % Math.max(1, places.length)];
  if (!place) return copy;
  const [owner, key] = place;
  if (how === 'replace') owner[key] = value;
  else if (how === 'remove') delete owner[key];
  else Object.defineProperty(owner, '__proto__', { value, enumerable: true, configurable: true });
  return copy;
}

type Owner = Record<string, unknown>;

/** Every field of the request's query and body, however deep. */
function placesIn({ query, body }: Asked): [Owner, string][] {
  const within = (owner: Owner): [Owner, string][] =>
    Object.entries(owner).flatMap(([key, value]) => [
      [owner, key] as [Owner, string],
      ...(typeof value === 'object' && value !== null ? within(value as Owner) : []),
    ]);
  return [...within(query ?? {}), ...within(body ?? {})];
}
