import type { Units } from '#domain/measures/measure.ts';
import { unitsOfLanguages } from '#domain/measures/usual-units.ts';

/** Likely units of this browser's user, until they choose. */
export const browserUnits = (): Units => unitsOfLanguages(navigator.languages);
