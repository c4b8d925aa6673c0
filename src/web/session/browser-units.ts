import type { Units } from '#domain/measures/measure.ts';
import { unitsOfLanguages } from '#domain/measures/usual-units.ts';

/** What whoever uses this browser most likely measures in, until they say so. */
export const browserUnits = (): Units => unitsOfLanguages(navigator.languages);
