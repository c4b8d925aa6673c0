import { toPounds, type WeightUnit } from '#domain/measures/measure.ts';

/** The colours of bumper plates, by weight in lb; `text` is read on them. */
const looks = [
  { from: 50, fill: 'fill-(--plate-red)', text: 'fill-(--on-plate)' },
  { from: 40, fill: 'fill-(--plate-blue)', text: 'fill-(--on-plate)' },
  { from: 30, fill: 'fill-(--plate-yellow)', text: 'fill-(--on-pale-plate)' },
  { from: 20, fill: 'fill-(--plate-green)', text: 'fill-(--on-plate)' },
  { from: 9, fill: 'fill-(--plate-pale)', text: 'fill-(--on-pale-plate)' },
  { from: 4, fill: 'fill-(--plate-dark)', text: 'fill-(--on-plate)' },
  { from: 0, fill: 'fill-(--plate-steel)', text: 'fill-(--on-pale-plate)' },
] as const;

const heaviest = 45;
const [leastHeight, greatestHeight] = [46, 112];

/** The look of a plate: a heavy one is larger, its colour the one it has in most gyms. */
function plateLook(weight: number, unit: WeightUnit) {
  const pounds = toPounds(weight, unit);
  const { fill, text } = looks.find(({ from }) => pounds >= from) ?? looks[6];
  const share = Math.min(1, Math.sqrt(pounds / heaviest));
  const height = Math.round(leastHeight + (greatestHeight - leastHeight) * share);
  return { fill, text, height, width: pounds >= 9 ? 20 : 17 };
}

/** The plates of one side as they are drawn, from the collar outwards; and where the last one ends. */
export function platePositions(weights: readonly number[], unit: WeightUnit, from: number) {
  const plates: (ReturnType<typeof plateLook> & { weight: number; x: number })[] = [];
  let x = from;
  for (const weight of weights) {
    const look = plateLook(weight, unit);
    plates.push({ ...look, weight, x });
    x += look.width + 2;
  }
  return { plates, end: x };
}
