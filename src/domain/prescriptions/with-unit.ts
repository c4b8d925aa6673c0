const numbersAlone = /^\s*[.,]?\d[\d.,\s–—-]*(?:to\s*[\d.,][\d.,\s]*)?$/i;

/** A number, a range or a list of numbers, and nothing else: '62,5', '8 - 12', '135 to 155', '12,10,8'. */
export const isNumberAlone = (text: string | null | undefined): boolean => numbersAlone.test(text ?? '');

/** With its unit behind a number alone: any other text says its own. */
export const withUnit = (text: string, unit: string): string => (isNumberAlone(text) ? text + unit : text);
