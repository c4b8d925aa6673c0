import { helpIn, unitWord } from './prescribed-weight.ts';

const numbersAlone = /^\s*[.,]?\d[\d.,\s–—-]*(?:to\s*[\d.,][\d.,\s]*)?$/i;

/** A number, a range or a list of numbers, and nothing else: '62,5', '8 - 12', '135 to 155', '12,10,8'. */
export const isNumberAlone = (text: string | null | undefined): boolean => numbersAlone.test(text ?? '');

/** With its unit behind a number alone: any other text says its own. */
export const withUnit = (text: string, unit: string): string => (isNumberAlone(text) ? text + unit : text);

/** A prescribed weight with its unit, as it was typed: '62,5 kg'; of one below zero '20 kg of help'. */
export function prescribedWeightText(text: string, weightUnit: string): string {
  const help = helpIn(text);
  const typed = withUnit((help ?? text).trim(), ` ${unitWord(weightUnit)}`);
  return help === null ? typed : `${typed} of help`;
}
