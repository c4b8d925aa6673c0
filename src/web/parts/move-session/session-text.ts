import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import type { Session } from './move-dates.ts';

/** 'Lower Body · Mon, Nov 16' */
export const sessionText = ({ name, date }: Session): string => `${name} · ${shortDay(date)}`;
