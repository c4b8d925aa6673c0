import { CallError } from '#web/data/call.ts';

export const weeksNotMade = 'Failed to create additional weeks. Please try again.';

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof CallError && error.status === status;
