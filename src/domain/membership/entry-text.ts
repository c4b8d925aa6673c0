import { formatDate } from '#domain/plain-date.ts';
import { moneyText } from './money.ts';

type EntryFacts = {
  days: number | null;
  amountCents: number | null;
  currency: string | null;
  /** Of an end: its day; of a pause: the day on which it goes on. */
  endsOn: string | null;
};

/** An entry made by hand in words: '30 days', '$60.00 in cash for 30 days', 'the end on Nov 30, 2026'. */
export function entryText({ days, amountCents, currency, endsOn }: EntryFacts): string {
  if (endsOn !== null && days !== null)
    return `a pause of ${days === 1 ? '1 day' : `${days} days`}, until ${formatDate(endsOn)}`;
  if (endsOn !== null) return `the end on ${formatDate(endsOn)}`;
  const given = days === 1 ? '1 day' : `${(days ?? 0).toLocaleString('en-US')} days`;
  if (amountCents === null || currency === null) return given;
  const cash = `${moneyText(amountCents, currency)} in cash`;
  return days === 0 ? cash : `${cash} for ${given}`;
}
