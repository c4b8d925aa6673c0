import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#server/testing/calls/contract.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { bodyLimitOf, maxBytesOf } from './body-limit.ts';

const kilobyte = 1024;
const nested = (depth: number) => `{"more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const withBody = Object.entries(contract).filter(([, endpoint]) => endpoint.body !== undefined);

/**
 * The calls with fields without a bound, or with more than 2 MB could hold: these have the usual limit, or their own.
 */
const unbounded = withBody.filter(([, { body }]) => !Number.isFinite(body ? maxBytesOf(body) : 0));
const ownLimit = withBody.filter(([, { bodyLimit }]) => bodyLimit !== undefined);

describe('the largest body of an endpoint follows from its fields', () => {
  it('most need little, and of what members send only the events of a session need more', () => {
    const large = withBody.filter(
      ([, endpoint]) => endpoint.access !== 'coach' && bodyLimitOf(endpoint) > 512 * kilobyte,
    );
    const ofMembers = large.filter(([, { bodyLimit }]) => bodyLimit === undefined).map(([name]) => name);
    expect(ofMembers).toEqual(['sendSessionEvents']);
    const little = withBody.filter(([, endpoint]) => bodyLimitOf(endpoint) <= 33 * kilobyte);
    expect(little.length).toBeGreaterThan(0.5 * withBody.length);
  });

  it('none is without a bound unless its limit is said, it is a stranger’s, or it is checked event by event', () => {
    const known = new Set(ownLimit.map(([name]) => name));
    const rest = unbounded.filter(([name, { access }]) => !known.has(name) && access !== 'visitor');
    expect(rest.map(([name]) => name)).toEqual(['sendSessionEvents']);
  });

  it.each(withBody.filter(([, endpoint]) => bodyLimitOf(endpoint) < 2_000 * kilobyte && isBounded(endpoint)))(
    '%s: the largest request of its fields fits',
    (_name, endpoint) => {
      const { body } = endpoint;
      const largest = body ? Buffer.byteLength(JSON.stringify(largestOf(body))) : 0;
      if (endpoint.access !== 'visitor') expect(largest).toBeLessThanOrEqual(bodyLimitOf(endpoint));
    },
  );
});

const isBounded = ({ body }: Endpoint) => body !== undefined && Number.isFinite(maxBytesOf(body));

type Definition = {
  type: string;
  format?: string;
  checks?: { _zod: { def: { maximum?: number; length?: number } } }[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  in: z.core.$ZodType;
  out: z.core.$ZodType;
};

const longest = (some: unknown[]) =>
  some.reduce((one, other) =>
    JSON.stringify(one ?? null).length < JSON.stringify(other ?? null).length ? other : one,
  );

const maxAnywhere = 100_000;

/** All fields, all lists full, all texts of as many characters as are taken, each of which is six bytes on the wire. */
function largestOf(schema: z.core.$ZodType): unknown {
  const def = schema._zod.def as unknown as Definition;
  const bounds = (def.checks ?? []).map(({ _zod: { def: of } }) => of.maximum ?? of.length ?? maxAnywhere);
  const most = Math.min(...bounds, maxAnywhere);
  if (def.innerType) return largestOf(def.innerType);
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([name, of]) => [name, largestOf(of)]));
  if (def.element) return Array.from({ length: most }, () => largestOf(def.element as z.core.$ZodType));
  if (def.options) return longest(def.options.map(largestOf));
  if (def.format === 'uuid') return '0'.repeat(36);
  if (def.type === 'string') return '\u0001'.repeat(most);
  if (def.type === 'number') return -1.234_567_890_123_456e-120;
  if (def.type === 'pipe') return largestOf(Number.isFinite(maxBytesOf(def.in)) ? def.in : def.out);
  return longest([false, ...Object.values(def.entries ?? {}), ...(def.values ?? [])]);
}

describe('on the wire', () => {
  let testApp: TestApp;
  let member: Person;

  beforeAll(async () => {
    testApp = await appForTests();
    member = await aMember(testApp, await aCoach(testApp));
  });
  afterAll(() => testApp.close());

  const seen = (text: string) =>
    member.send('POST', '/api/notices/seen', Buffer.from(text), { 'content-type': 'application/json' });

  it('what is nested without end is refused by its size, and within it by its depth', async () => {
    const large = await seen(nested(900_000));
    expect([large.status, large.body]).toEqual([413, { message: 'This is too large to be taken in' }]);
    const deep = await seen(nested(2_000));
    expect([deep.status, deep.body.message]).toEqual([
      400,
      'The request could not be read: it is nested deeper than 32 levels',
    ]);
    expect((await seen(nested(20))).status).not.toBe(413);
  });
});
