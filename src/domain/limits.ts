/** The most members that one list imports. */
export const maxMembersAtOnce = 2_000;

export const maxWeeks = 12;

/** The most programs of a path, and weeks of them together: two years. */
export const maxPathBlocks = 20;
export const maxPathWeeks = 104;

/** As many as a day of a program holds, a workout, or the one-off exercises of a date. */
export const maxExercisesPerDay = 60;

/** The most lines of a draft's day that are not understood yet, and the longest of them. */
export const maxUnreadLines = 60;
export const longestUnreadLine = 10_000;

/** The most members that a publication lists by name. */
export const maxReachedByName = 5_000;

/** Two years: the longest an assignment runs, and the farthest a one-off exercise lies from today. A calendar of single days can still show them. */
export const longestPlanDays = 731;

/** The rest between sets unless the coach says otherwise, and the longest that can be prescribed: ten hours. */
export const usualRestSeconds = 90;
export const maxRestSeconds = 36_000;

/** The most sets that a prescription lists one by one, and exercises that may be done instead. */
export const maxSetTargets = 50;
export const maxAlternates = 10;

/** The most exercises of the library to change at once. */
export const maxExercisesAtOnce = 1_000;

export const maxGroupRounds = 100;

export const maxLogSets = 60;

/** The most exercises on one day of a challenge. */
export const maxExercisesPerChallengeDay = 40;

/** Two months are the longest that a challenge runs, both ends counted: more is a slip in the year. */
export const longestChallengeDays = 62;

/** The most exercises of their own that a member adds to one date. */
export const maxOwnExercisesPerDay = 20;

/** The days back and ahead on which a member may add an exercise of their own. */
export const ownExerciseDays = { back: 366, ahead: 30 };

export const maxTestedMaxes = 500;

/** The number of ended challenges that can still be read. */
export const pastChallenges = 12;
