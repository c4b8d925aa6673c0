import * as z from 'zod/mini';
import { highestPrice } from '#domain/fellowship/fellowship-limits.ts';
import type { Centimeters, Kilograms, Miles, Pounds } from '#domain/measures/measure.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { withoutUnseen } from '#domain/unseen.ts';
import { isTimeZone, parsePlainDate, toWireDate } from '#domain/plain-date.ts';

/** PostgreSQL cannot hold the NUL character, nor half of a character (a lone surrogate). */
const isStorable = (value: string) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value);

/** Text as people type it, trimmed; first made what it is read as. */
const textRead = (limit: number, read: (value: string) => string) =>
  z
    .string()
    .check(
      z.overwrite(read),
      z.trim(),
      z.maxLength(limit, `Use at most ${limit.toLocaleString('en-US')} characters`),
      z.refine(isStorable, 'This text holds a character that cannot be stored'),
    );

export const text = (limit: number) => textRead(limit, value => value);

/** Text stored exactly as it was typed, blanks at its ends too. */
export const verbatim = (limit: number) =>
  z
    .string()
    .check(
      z.maxLength(limit, `Use at most ${limit.toLocaleString('en-US')} characters`),
      z.refine(isStorable, 'This text holds a character that cannot be stored'),
    );

/** A name that has to be there: `requiredText('Name is required')`. */
export const requiredText = (message: string, limit = 200) =>
  text(limit).check(z.refine(value => value.length > 0, message));

export const firstName = requiredText('First name is required', 100);

const withoutDash = z.transform((name: string) => (/^[\p{Dash_Punctuation}\u2212]$/u.test(name) ? '' : name));

/** A single name leaves the last one empty; some write a dash there, which is shown nowhere. */
export const lastName = z.pipe(text(100), withoutDash);

/** A last name given by a coach: an empty one is an oversight, a dash says that there is none. */
export const lastNameOrDash = z.pipe(requiredText('Last name is required', 100), withoutDash);

/** Notes and descriptions: up to 5,000 characters, empty when left out. */
export const notes = text(5000);

/** A list of short labels (muscles, equipment), empty entries dropped. */
export const labels = z.pipe(
  z.array(text(80)).check(z.maxLength(40, 'Use at most 40 entries')),
  z.transform(list => list.filter(label => label !== '')),
);

/** Any of these words, each once. */
export const wordsOf = <Word extends string>(known: readonly [Word, ...Word[]]) =>
  z.pipe(
    z.array(z.enum(known)).check(z.maxLength(100, 'Use at most 100 entries')),
    z.transform(words => [...new Set(words)]),
  );

/** In lower case, as the database gives it back. */
export const id = z.uuid('This is not a valid id').check(z.toLowerCase());

/** Narrows a call of many members to those of one group. In a group that is not there is nobody. */
export const ofGroup = { group: z.optional(id) };

/** A number, or numeric text, wherever the wire takes a number. */
const numeric = <S extends z.ZodMiniType<unknown, number>>(schema: S) =>
  z.pipe(z.transform(asNumber), schema);

/** As people write one: '61.25', '61,25', '1,000'. What is no number is left as it is, for the schema to refuse. */
const asNumber = (value: number | string): number =>
  (typeof value === 'string' ? readNumber(value) : null) ?? (value as number);

/** A number from `least` to `most`, with a sentence for each way to be wrong. */
export const between = (least: number, most: number, message?: string) =>
  numeric(z.number(message).check(z.minimum(least, message), z.maximum(most, message)));

/** A whole number from `least` to `most`. */
export const wholeBetween = (least: number, most: number, message?: string) =>
  numeric(
    z
      .number(message)
      .check(
        z.refine(Number.isInteger, message ?? 'Enter a whole number'),
        z.minimum(least, message),
        z.maximum(most, message),
      ),
  );

/** A prescription field: text, a number written as one, or nothing (empty text is nothing). */
export const prescriptionText = (limit = 100) =>
  z.pipe(
    z.nullish(
      z.union(
        [text(limit), z.pipe(z.number(), z.transform(String))],
        `Use text of at most ${limit} characters`,
      ),
    ),
    z.transform(value => (value === undefined || value === null || value === '' ? null : value)),
  );

const notADate = 'Enter a real date, as yyyy-MM-dd';

/** A calendar date in a request: `yyyy-MM-dd` or that date at UTC midnight, ISO. */
export const plainDate = (missing = notADate) =>
  z.pipe(
    z.string(missing).check(z.maxLength(40, notADate)),
    z.transform((value, context) => {
      const date = parsePlainDate(value);
      if (date !== null) return date;
      context.issues.push({ code: 'custom', message: value === '' ? missing : notADate, input: value });
      return z.NEVER;
    }),
  );

/** A calendar date in an answer: sent as that date at UTC midnight, ISO. */
export const wireDate = z.pipe(z.string(), z.transform(toWireDate));

/** An instant in an answer. */
export const instant = z.pipe(
  z.date(),
  z.transform(value => value.toISOString()),
);

/** An address as it is looked up: in lower case, without what a copied one may bring along unseen. */
export const emailText = textRead(254, withoutUnseen).check(z.toLowerCase());

export const email = emailText.check(z.email('Invalid email address'));

/** At least 8 characters; the upper bound keeps hashing cheap. */
export const newPassword = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(200, 'Use at most 200 characters'));

/** A password to try: composed letters may come in parts, so it may be longer than the one chosen. */
export const triedPassword = z.string().check(z.maxLength(800));

export const timeZone = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, 'This is not a known time zone'));

/** Yes or no, as the wire has it: the text 'true' or 'false'; a real one is taken too. */
export const flag = {
  read: z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], 'This is either true or false'),
    z.transform(value => value === true || value === 'true'),
  ),
  written: z.pipe(
    z.boolean(),
    z.transform(value => (value ? ('true' as const) : ('false' as const))),
  ),
};

/** A link to the web, or nothing. */
export const webLink = text(2000).check(
  z.refine(
    value => value === '' || /^https?:\/\/\S+$/i.test(value),
    'Enter a link that starts with http:// or https://',
  ),
);

/** An address, a picture of ours (the present one, or one just uploaded), or a new one as a data URL, which is stored as a file. */
export const picture = z.string().check(
  z.maxLength(11_500_000, 'Choose a picture of at most 8 MB'),
  z.refine(
    value =>
      value === '' ||
      (isStorable(value) && /^https?:\/\/\S+$/i.test(value)) ||
      /^\/pictures\/[\w.-]{1,100}$/.test(value) ||
      // The beginning alone: what its 10 MB are shows when they are read as a picture.
      /^data:image\/(?:jpeg|png|webp|avif);base64,[A-Za-z0-9+/]/.test(value),
    'Choose a picture: JPEG, PNG, WebP or AVIF',
  ),
);

/** The answer of a call that has nothing to say. */
export const done = z.object({ ok: z.literal(true) });

export const onOneLine = z.refine<string>(value => !/[\r\n]/.test(value), 'Use one line');

/** A line that may be left empty: then it is shown nowhere. */
export const line = (limit: number) => text(limit).check(onOneLine);

export const emailOrNone = emailText.check(
  z.refine(
    value => value === '' || z.safeParse(email, value).success,
    'Enter an e-mail address, or leave it empty',
  ),
);

const isOfCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const wrongPrice = 'Enter a price in dollars, like 29 or 29.50';

/** Dollars and cents a month; null, or empty text, for none. */
export const price = z.pipe(
  z.transform((value: unknown) => (value === '' ? null : value) as number | string | null),
  z.nullable(between(0, highestPrice, wrongPrice).check(z.refine(isOfCents, wrongPrice))),
);

/** A number of an answer that says its unit, so that no reader takes it for another. */
export const inPounds = z.number() as unknown as z.ZodMiniType<Pounds, number>;
export const inKilograms = z.number() as unknown as z.ZodMiniType<Kilograms, number>;
export const inCentimeters = z.number() as unknown as z.ZodMiniType<Centimeters, number>;
export const inMiles = z.number() as unknown as z.ZodMiniType<Miles, number>;

/**
 * A record of at most so many names. They are counted before any of them is looked at: each that is wrong would be an issue of its
 * own.
 */
export const fewNames = <Output, Input extends object>(
  values: z.ZodMiniType<Output, Input>,
  { max, message }: { max: number; message: string },
) =>
  z.pipe(
    z.custom<Input>(given => Object.keys(Object(given) as object).length <= max, message),
    values,
  );
