import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadingInput } from '#contract/loading-fields.ts';
import { activateSubscription, addMember } from '#contract/members.ts';
import { price } from '#contract/wire.ts';
import { readTyped } from './typed-numbers.ts';

const dataOf = (schema: z.core.$ZodType, typed: unknown): unknown => {
  const read = readTyped(schema, typed);
  return read.success ? read.data : read.error.issues.map(({ path }) => path.join('.'));
};

describe('a form of the contract', () => {
  it.each([
    ['29,50', 29.5],
    [' 29.50 ', 29.5],
    ['1,000', 1000],
    ['', null],
    ['29 $', ['price']],
    ['29,5555', ['price']],
  ])('a price typed as %j is %j', (typed, kept) => {
    const read = dataOf(z.object({ price }), { price: typed });
    expect(Array.isArray(read) ? read : (read as { price: unknown }).price).toEqual(kept);
  });

  it('reads numbers in lists and within other fields', () => {
    expect(
      dataOf(loadingInput, { unit: 'kg', bar: '20', step: '2,5', plates: [{ weight: '1,25', pairs: '2' }] }),
    ).toEqual({ unit: 'kg', bar: 20, step: 2.5, plates: [{ weight: 1.25, pairs: 2 }] });
    const member = { email: 'a@b.example', firstName: 'Ada', lastName: 'Stone', role: 'member' };
    expect(dataOf(addMember.body, { ...member, membership: { durationDays: '1 000' } })).toMatchObject({
      membership: { durationDays: 1000 },
    });
  });

  it.each(['6o', '2,5', '-1', 'thirty'])('leaves %j to be refused', typed => {
    expect(dataOf(activateSubscription.body, { durationDays: typed })).toEqual(['durationDays']);
  });

  it('leaves text alone where text is asked for', () => {
    expect(dataOf(z.object({ reps: z.string() }), { reps: '5,5' })).toEqual({ reps: '5,5' });
  });
});
