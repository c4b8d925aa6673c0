import { asksForCalories, caloriesAsked } from './prescribed-calories.ts';
import { firstCount } from './prescription-text.ts';

type Asked = { reps?: string | null | undefined; distance?: string | null | undefined } | null;

/** The text that says how many calories a set is, of all that may say it: its own, else the prescription's. */
export const caloriesText = (prescription: Asked, ofSet: string | null | undefined): string | null =>
  [ofSet, prescription?.reps, prescription?.distance].find(asksForCalories) ?? null;

/** The calories of one set: of a range the lower end, null for as many as can be. */
export const caloriesOf = (text: string | null): number | null =>
  firstCount(caloriesAsked.exec(text ?? '')?.[1]);
