/** So many of the last weeks with logs are shown of a member's recent activity. */
export const recentWeeksShown = 8;

/** Of each week, this many of its newest logs. */
export const recentLogsShown = { thisWeek: 5, olderWeek: 3 } as const;
