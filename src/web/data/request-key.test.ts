import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newRequestKey, requestKeys } from './request-key.ts';

it('a retry of the same content has the same key', () => {
  const keyFor = requestKeys();
  expect(keyFor({ reps: 5 })).toBe(keyFor({ reps: 5 }));
});

it('other content, and another opening, have keys of their own', () => {
  const keyFor = requestKeys();
  const keys = [keyFor({ reps: 5 }), keyFor({ reps: 6 }), requestKeys()({ reps: 5 })];
  expect(new Set(keys).size).toBe(3);
});

it('a key is a random uuid', () => {
  expect(z.uuidv4().safeParse(newRequestKey()).success).toBe(true);
});
