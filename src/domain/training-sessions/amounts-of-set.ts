import { inPoundsAndMiles, type Typed } from '#domain/measures/entered.ts';
import type { SetValues } from './session-event.ts';

/** A set's amounts as they are sent: in the units they were typed in, what was not typed left out. */
export type SentAmounts = Typed & {
  reps?: number | null | undefined;
  contacts?: number | null | undefined;
  calories?: number | null | undefined;
  rpe?: number | null | undefined;
};

/** The same in lb and miles, with what was typed beside: on the device as on the server. */
export const amountsOfSet = (
  sent: SentAmounts,
): Pick<SetValues, 'reps' | 'contacts' | 'calories' | 'rpe' | 'weight' | 'distance' | 'entered'> => ({
  reps: sent.reps ?? null,
  contacts: sent.contacts ?? null,
  calories: sent.calories ?? null,
  rpe: sent.rpe ?? null,
  ...inPoundsAndMiles(sent),
});
