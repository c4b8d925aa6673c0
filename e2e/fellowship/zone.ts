import { dateIn, type PlainDate } from '../../src/domain/plain-date.ts';

/**
 * The zone where everybody here lives: their browsers (playwright.config.ts), and callers of the server without one.
 */
export const zone = 'America/Denver';

/** The date it is there. */
export const todayHere = (): PlainDate => dateIn(zone, new Date());
