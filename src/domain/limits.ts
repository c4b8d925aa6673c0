/** How many weeks a program has at most. */
export const mostWeeks = 12;

/** As many as a day of a program holds, a workout, or the one-off exercises of a date. */
export const mostExercisesADay = 60;

/** Two years: the longest an assignment runs, and the farthest a one-off exercise lies from today. A calendar of single days can still show them. */
export const longestPlanDays = 731;

/** How long one rests between sets unless the coach says otherwise, and the most that can be said: ten hours. */
export const usualRestSeconds = 90;
export const mostRestSeconds = 36_000;

/** How many sets a log holds at most. */
export const mostSetsOfLog = 60;

/** How many exercises one day of a challenge holds at most. */
export const mostExercisesAChallengeDay = 40;

/** Two months are the longest that a challenge runs, both ends counted: more is a slip in the year. */
export const longestChallengeDays = 62;

/** How long the words of the fellowship are at most: more would break the line they stand in. */
export const mostOfName = 60;
export const mostOfMotto = 120;
export const mostOfTagline = 200;

/** The dearest month, in dollars: more is a slip of the keys. */
export const highestPrice = 99_999;

/** How many days a failed payment leaves a membership open at most. */
export const mostGraceDays = 60;

/** How many certifications a coach names, and programs are told of on the programs page, at most. */
export const mostCertifications = 10;
export const mostToldPrograms = 10;

/** How many of the library's programs a told one is made of, and lines a list of it has, at most. */
export const mostBlocks = 20;
export const mostLinesOfList = 12;
