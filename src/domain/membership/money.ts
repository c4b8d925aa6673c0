/** Currencies that cash is recorded in: those of hundredths. */
export const cashCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'GHS',
  'ILS',
  'INR',
  'KES',
  'MXN',
  'NGN',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'TZS',
  'ZAR',
] as const;

/** An amount in words, of hundredths of a currency (three letters of ISO 4217): '$60.00', 'KES 1,500.00'. */
export const moneyText = (cents: number, currency: string): string =>
  (cents / 100)
    .toLocaleString('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    .replaceAll('\u00a0', ' ');
