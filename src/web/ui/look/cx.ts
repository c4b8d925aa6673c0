import { type ClassValue, clsx } from 'clsx';

/** Joins class names. No two of them may contradict each other, unless one is a default (`base:px-4`): that gives way. */
export const cx = (...classes: ClassValue[]) => clsx(classes);
