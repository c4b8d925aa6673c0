const dayMs = 86_400_000;

export const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** The fellowship is a little older than its first member. */
export const foundedDaysAgo = 180;
