import * as z from 'zod/mini';
import { between, plainDate, text, wholeBetween } from '#contract/wire.ts';
import { maxCents, maxGrantedDays, maxEntryNoteLength } from '#domain/membership/hand-entries.ts';
import { cashCurrencies } from '#domain/membership/money.ts';

/** Fields of an entry as typed: an amount in units of its currency, or none. */
export type EntryTyped = { amount: string; currency: string; paidOn: string; days: string; note: string };

const wrongAmount = 'Enter an amount, like 60 or 59.50';
const amount = between(0.01, maxCents / 100, wrongAmount);
const noneWhenEmpty = z.transform(
  (value: unknown) => (value === '' ? null : value) as number | string | null,
);

const others = {
  currency: z.enum(cashCurrencies, 'Choose a currency'),
  paidOn: plainDate('Say when it was paid'),
  days: wholeBetween(0, maxGrantedDays, 'Enter a whole number of days, from 0 to 3,660'),
  note: text(maxEntryNoteLength),
};

/** Cash: with an amount. */
export const cashForm = z.object({ amount, ...others });

/** A corrected entry may be days alone. */
export const correctedForm = z.object({ amount: z.pipe(noneWhenEmpty, z.nullable(amount)), ...others });

/** In hundredths. */
export const centsOf = (typed: number): number => Math.round(typed * 100);
