import { type Units, usualUnits } from '#domain/measures/measure.ts';

/** What records and histories are shown in: everything of this folder asks here. */
export const useViewerUnits = (): Units => usualUnits;
