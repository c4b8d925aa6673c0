import { fromPounds, kilometersOfMile, miles, pounds, type Units } from '#domain/measures/measure.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { numberText } from '#domain/measures/shown.ts';
import { formatDistance, formatOneRepMax, weightText } from './measure-text.ts';

/** 'Really 1,400 kg? Your best is about 140 kg.', 'Really 100 kg? … Did you mean 100 lb?' */
export function unlikelyText(unlikely: Unlikely, units: Units): string {
  const { best, isUnitSlip, value } = unlikely;
  const meant = isUnitSlip ? ` Did you mean ${numberText(fromPounds(pounds(value), 'kg'))} lb?` : '';
  return `Really ${statedText(unlikely, units)}? ${best === null ? 'That would be a world record.' : bestText(unlikely, best, units)}${meant}`;
}

function statedText({ measure, value, amounts }: Unlikely, units: Units): string {
  if (measure === 'pace')
    return `${formatDistance(miles(amounts.distance ?? 0), units.distance)} in ${formatSeconds(amounts.seconds ?? 0)}`;
  if (measure === 'reps' && amounts.weight)
    return `${numberText(value)} reps with ${weightText(pounds(amounts.weight), units.weight)}`;
  return valueText(measure, value, units);
}

function bestText({ measure, amounts }: Unlikely, best: number, units: Units): string {
  if (measure === 'reps' && amounts.weight)
    return `Your best estimated 1RM is ${formatOneRepMax(pounds(best), units.weight)}.`;
  if (measure === 'weight') return `Your best is about ${formatOneRepMax(pounds(best), units.weight)}.`;
  const words = valueText(measure, best, units);
  switch (measure) {
    case 'pace':
      return `Last time it was ${words}.`;
    case 'hold':
      return `Your longest is ${words}.`;
    default:
      return `The most so far is ${words}.`;
  }
}

function valueText(measure: Unlikely['measure'], value: number, units: Units): string {
  switch (measure) {
    case 'weight':
      return weightText(pounds(value), units.weight);
    case 'distance':
      return formatDistance(miles(value), units.distance);
    case 'hold':
      return formatSeconds(value);
    case 'pace':
      return `${formatSeconds(units.distance === 'km' ? value / kilometersOfMile : value)} /${units.distance}`;
    default:
      // Reps, contacts, calories.
      return `${numberText(value)} ${measure}`;
  }
}
