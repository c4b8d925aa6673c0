/** The zone this browser lives in: what "today" means for its user. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
