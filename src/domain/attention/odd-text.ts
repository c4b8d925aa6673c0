import { type DistanceUnit, miles } from '#domain/measures/measure.ts';
import { distanceIn } from '#domain/measures/shown.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import type { OddAmount } from './attention-facts.ts';

/** 'Easy Run: 3.42 mi in 1:30, faster than anyone: check it', 'Front Plank: 45:00, 30 times the previous best: check it'. */
export const oddText = ({ exerciseName, unlikely }: OddAmount, unit: DistanceUnit): string =>
  `${exerciseName}: ${amountText(unlikely, unit)}, ${howFar(unlikely)}: check it`;

type Unlikely = OddAmount['unlikely'];

function amountText({ measure, value, amounts }: Unlikely, unit: DistanceUnit): string {
  const far = (distance: number) => `${distanceIn(miles(distance), unit).toLocaleString('en-US')} ${unit}`;
  switch (measure) {
    case 'pace':
      return `${far(amounts.distance ?? 0)} in ${formatSeconds(amounts.seconds ?? 0)}`;
    case 'distance':
      return far(value);
    case 'hold':
      return formatSeconds(value);
    default:
      return `${value.toLocaleString('en-US')} ${measure}`;
  }
}

function howFar({ measure, value, best }: Unlikely): string {
  if (measure === 'pace')
    return best === null ? 'faster than anyone' : `${timesText(best / value)} as fast as before`;
  return best === null ? 'more than anyone has done' : `${timesText(value / best)} the previous best`;
}

/** '8.6 times' */
export const timesText = (times: number): string => `${times.toFixed(1).replace('.0', '')} times`;
