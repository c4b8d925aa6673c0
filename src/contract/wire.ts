import { z } from 'zod';
import { isTimeZone, parsePlainDate, toWireDate } from '#domain/plain-date.ts';

/** Text as people type it: trimmed, without the one character PostgreSQL cannot hold. */
export const text = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Use at most ${limit.toLocaleString('en-US')} characters`)
    .refine(value => !value.includes('\u0000'), 'This text holds a character that cannot be stored');

/** A name that has to be there: `requiredText('Name is required')`. */
export const requiredText = (message: string, limit = 200) =>
  text(limit).refine(value => value.length > 0, message);

/** Notes and descriptions: up to 5,000 characters, empty when left out. */
export const notes = text(5000);

/** A list of short labels (muscles, equipment), empty entries dropped. */
export const labels = z
  .array(text(80))
  .max(40, 'Use at most 40 entries')
  .transform(list => list.filter(label => label !== ''));

export const id = z.uuid('This is not a valid id');

const numericText = /^[+-]?\d+(\.\d+)?$/;

/** A number, or numeric text, wherever the wire takes a number. */
export const numeric = <S extends z.ZodType<unknown, number>>(schema: S) =>
  z.preprocess(
    (value: number | string) =>
      typeof value === 'string' && value.length <= 30 && numericText.test(value.trim())
        ? Number(value)
        : value,
    schema,
  );

/** A prescription field: text, a number written as one, or nothing (empty text is nothing). */
export const prescriptionText = (limit = 100) =>
  z
    .union([text(limit), z.number().transform(String)], `Use text of at most ${limit} characters`)
    .nullish()
    .transform(value => (value === undefined || value === null || value === '' ? null : value));

/** A calendar date in a request: `yyyy-MM-dd` or that date at UTC midnight, ISO. */
export const plainDate = (message = 'Enter a real date, as yyyy-MM-dd') =>
  z.string(message).transform((value, context) => {
    const date = parsePlainDate(value);
    if (date !== null) return date;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** A calendar date in an answer: sent as that date at UTC midnight, ISO. */
export const wireDate = z.string().transform(toWireDate);

/** An instant in an answer. */
export const instant = z.date().transform(value => value.toISOString());

export const email = text(254)
  .transform(value => value.toLowerCase())
  .pipe(z.email('Invalid email address'));

/** At least 8 characters; the upper bound keeps hashing cheap. */
export const newPassword = z
  .string()
  .min(8, 'Use at least 8 characters')
  .max(200, 'Use at most 200 characters');

export const timeZone = z.string().max(60).refine(isTimeZone, 'This is not a known time zone');

/** The answer of a call that has nothing to say. */
export const done = z.object({ ok: z.literal(true) });
