import { weightText } from './weight-text.ts';
import type { Loading } from './loading.ts';
import type { PlatesOn } from './plates.ts';

/** 'Each side: 45, 2 × 10 lb': the same as the drawn bar, to read and to hear. */
export function plateText({ unit, bar }: Loading, { perSide, weight }: PlatesOn): string {
  if (weight === null) return `The bar alone weighs ${weightText(bar, unit)}`;
  if (perSide.length === 0) return `The bar alone, ${weightText(bar, unit)}`;
  const plates = perSide.map(each =>
    each.count > 1 ? `${each.count} × ${each.weight}` : String(each.weight),
  );
  return `Each side: ${plates.join(', ')} ${unit}`;
}

/** The notice that a weight can't be made; null where it can. */
export function notMadeText(
  { unit }: Loading,
  { weight, isExact }: PlatesOn,
  prescribed: number,
): string | null {
  if (isExact) return null;
  if (weight === null) return `That is more than ${weightText(prescribed, unit)}`;
  return `${weightText(prescribed, unit)} can’t be made; ${weightText(weight, unit)} is the nearest below`;
}

/** '45 lb bar; plates 45, 25 and 10; steps of 5 lb'. */
export function loadingText({ unit, bar, plates, step }: Loading): string {
  const weights = plates.map(({ weight }) => weight).toSorted((a, b) => b - a);
  const listed = [weights.slice(0, -1).join(', '), String(weights.at(-1) ?? '')].filter(text => text !== '');
  const named = weights.length === 0 ? 'no plates' : `plates ${listed.join(' and ')}`;
  return `${weightText(bar, unit)} bar; ${named}; steps of ${weightText(step, unit)}`;
}
