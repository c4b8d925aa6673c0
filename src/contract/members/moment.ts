import * as z from 'zod/mini';

/** An instant of a request with its zone, in milliseconds since 1970. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true, error: 'Enter an instant, as 2026-03-18T12:00:00Z' }).check(z.maxLength(40)),
  z.transform((value: string) => Date.parse(value)),
);
