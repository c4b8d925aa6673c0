import fc from 'fast-check';
import type { RequestInput } from './valid-requests.ts';

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
const poisoned = JSON.parse(
  '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {"role": "admin"}}}',
) as unknown;

const listOf = (text: string) => text.split('|');

const absurdDates = [
  ...listOf('2025-02-30|2025-02-29|9999-99-99|0001-01-01|0000-00-00|-2025-01-01|+275760-09-13|2026-3-1'),
  ...listOf('20260318|2026-03-18T25:00:00Z|2026-03-18T00:00:00|2026-03-18 00:00|today|1/2/2026'),
  ...listOf('2200-12-31|1900-01-01|2026-03-18T23:59:60Z|2026-03-18T00:00:00.000Z'),
];
const strangeTexts = [
  ...listOf('| |\u0000|a\u0000b|\ud800|x\udfffx|\ufeff|\u202eevil\u202c'),
  ...listOf('אבגד 123|💪🏽👩‍👩‍👧|ﷺ|İ|ß|%|_|\\|$1|{}|[]|null|undefined|true|<b>|../..'),
  ...listOf(`' or 1=1 --|"; drop table users; --`),
];
const strangeNumbers = [0, -0, -1, 0.1, 1.5, 13, 1e21, -1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63];
const numbersAsText = [
  ...listOf('NaN|Infinity|-Infinity|1e5|0x10|1,000|12.5|-3|+7|٣| 5 |5abc|00012|8-12|75%|AMRAP'),
  ...listOf('1:99|-1:00|99:99:99|1h30'),
  '1'.repeat(30),
  '9'.repeat(400),
];
const wrongKinds = [null, true, false, [], {}, [[]], [null], poisoned, deep(3000)];

/** A value of each kind, for walking through every field. */
export const oneOfEachKind: readonly unknown[] = [
  ...listOf('|\ud800|a\u0000b'),
  '9'.repeat(400),
  null,
  [],
  { a: [] },
  -1,
  1e308,
];

/** Values that nobody means: wrong kinds, absurd dates and numbers, text at and beyond every limit, others' ids. */
export const garbageValue = (ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...absurdDates) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...strangeTexts) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...strangeNumbers) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbersAsText) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...ids) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...wrongKinds) },
    { weight: 2, arbitrary: fc.constantFrom(100, 101, 200, 201, 5000, 5001).map(n => 'é'.repeat(n)) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom<unknown>({}, 'a', 1, null), { minLength: 61 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.double() },
  );

/** Path parameters as they stand in the address, some of them not even decodable. */
export const garbageInPath = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      ...listOf('%00|%ED%A0%80|%E0%A4%A|%|..%2f..%2f|%2e%2e|;|null|0|-1|2025-02-30|2026-03-18'),
    ),
    fc.constantFrom('x'.repeat(150), 'x'.repeat(400), ...ids, ...ids.map(id => id.toUpperCase())),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(encodeURIComponent),
  );

/** Bodies that are no JSON, or not what they say they are: `[content type, text]`. */
export const unreadableBody: fc.Arbitrary<[string | undefined, string]> = fc.oneof(
  fc.tuple(
    fc.constant('application/json'),
    fc.constantFrom(
      ...listOf(`|{|{'name': 'a'}|null|"text"|[1, 2]|\ufeff{}|{"name": "a", "name": 1}`),
      '{"a":'.repeat(20_000),
      ' '.repeat(3 * 1024 * 1024),
    ),
  ),
  fc.tuple(
    fc.constantFrom('text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', 'nonsense', ''),
    fc.constantFrom('{}', 'name=a&email=b', ''),
  ),
  fc.tuple(fc.constant(undefined), fc.constantFrom('{}', 'text')),
  fc.tuple(fc.constant('application/json'), fc.string({ unit: 'binary', maxLength: 100 })),
);

export type Damage = 'replace' | 'remove' | 'add';

/** A good request in which one field has been replaced, taken out, or given a `__proto__` beside it. */
export function damaged(request: RequestInput, field: number, damage: Damage, value: unknown): RequestInput {
  const copy = structuredClone(request);
  const fields = fieldsOf(copy);
  const place = fields[field % Math.max(1, fields.length)];
  if (!place) return copy;
  const [owner, key] = place;
  if (damage === 'replace') owner[key] = value;
  else if (damage === 'remove') delete owner[key];
  else Object.defineProperty(owner, '__proto__', { value, enumerable: true, configurable: true });
  return copy;
}

type Owner = Record<string, unknown>;

/** Every field of the request's query and body, however deep, with the object that holds it; a file has none. */
export function fieldsOf({ query, body }: RequestInput): [Owner, string][] {
  const within = (owner: Owner): [Owner, string][] =>
    Object.entries(owner).flatMap(([key, value]) => [
      [owner, key] as [Owner, string],
      ...(typeof value === 'object' && value !== null ? within(value as Owner) : []),
    ]);
  return [...within(query ?? {}), ...(body instanceof Uint8Array ? [] : within((body ?? {}) as Owner))];
}
