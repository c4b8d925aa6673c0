import { fromPounds, kilometersOfMile, miles, pounds, type Units } from '#domain/measures/measure.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { numberText } from '#domain/measures/shown.ts';
import { distanceWords, oneRepMaxWords, weightWords } from './measure-words.ts';

/** 'Really 1,400 kg? Your best is about 140 kg.', 'Really 100 kg? … Did you mean 100 lb?' */
export function unlikelyWords(unlikely: Unlikely, units: Units): string {
  const { best, isUnitSlip, value } = unlikely;
  const meant = isUnitSlip ? ` Did you mean ${numberText(fromPounds(pounds(value), 'kg'))} lb?` : '';
  return `Really ${saidWords(unlikely, units)}? ${best === null ? 'That would be a world record.' : bestWords(unlikely, best, units)}${meant}`;
}

function saidWords({ measure, value, amounts }: Unlikely, units: Units): string {
  if (measure === 'pace')
    return `${distanceWords(miles(amounts.distance ?? 0), units.distance)} in ${formatSeconds(amounts.seconds ?? 0)}`;
  if (measure === 'reps' && amounts.weight)
    return `${numberText(value)} reps with ${weightWords(pounds(amounts.weight), units.weight)}`;
  return valueWords(measure, value, units);
}

function bestWords({ measure, amounts }: Unlikely, best: number, units: Units): string {
  if (measure === 'reps' && amounts.weight)
    return `Your best estimated 1RM is ${oneRepMaxWords(pounds(best), units.weight)}.`;
  if (measure === 'weight') return `Your best is about ${oneRepMaxWords(pounds(best), units.weight)}.`;
  const words = valueWords(measure, best, units);
  switch (measure) {
    case 'pace':
      return `Last time it was ${words}.`;
    case 'hold':
      return `Your longest is ${words}.`;
    default:
      return `The most so far is ${words}.`;
  }
}

function valueWords(measure: Unlikely['measure'], value: number, units: Units): string {
  switch (measure) {
    case 'weight':
      return weightWords(pounds(value), units.weight);
    case 'distance':
      return distanceWords(miles(value), units.distance);
    case 'hold':
      return formatSeconds(value);
    case 'pace':
      return `${formatSeconds(units.distance === 'km' ? value / kilometersOfMile : value)} /${units.distance}`;
    default:
      // Reps, contacts, calories.
      return `${numberText(value)} ${measure}`;
  }
}
