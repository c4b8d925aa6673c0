/** How many weeks a program has at most. */
export const mostWeeks = 12;

/** How many programs a path has at most, and how many weeks they take together: two years. */
export const mostPathBlocks = 20;
export const mostPathWeeks = 104;

/** As many as a day of a program holds, a workout, or the one-off exercises of a date. */
export const mostExercisesADay = 60;

/** How many lines that are not understood yet a day of a draft keeps, and how long one is at most. */
export const mostUnreadLines = 60;
export const longestUnreadLine = 10_000;

/** How many members a publication names one by one at most. */
export const mostReachedByName = 5_000;

/** Two years: the longest an assignment runs, and the farthest a one-off exercise lies from today. A calendar of single days can still show them. */
export const longestPlanDays = 731;

/** How long one rests between sets unless the coach says otherwise, and the most that can be said: ten hours. */
export const usualRestSeconds = 90;
export const mostRestSeconds = 36_000;

/** How many sets a prescription names one by one at most, and exercises that may be done in its place. */
export const mostSetTargets = 50;
export const mostAlternates = 10;

/** How many exercises of the library are changed at once at most. */
export const mostExercisesAtOnce = 1_000;

/** How many rounds a group of exercises is done at most. */
export const mostGroupRounds = 100;

/** How many sets a log holds at most. */
export const mostSetsOfLog = 60;

/** How many exercises one day of a challenge holds at most. */
export const mostExercisesAChallengeDay = 40;

/** Two months are the longest that a challenge runs, both ends counted: more is a slip in the year. */
export const longestChallengeDays = 62;

/** How many exercises of their own a member puts on one date at most. */
export const mostOwnExercisesADay = 20;

/** How far back, and how far ahead, a member puts an exercise of their own. */
export const ownExerciseDays = { back: 366, ahead: 30 };

/** How many tested maxes are kept of a member. */
export const mostTestedMaxes = 500;

/** How many of the challenges that have ended stay to be read. */
export const pastChallenges = 12;
