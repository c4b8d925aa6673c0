/** The longest texts of the fellowship: more would break the line they stand in. */
export const mostOfName = 60;
export const mostOfMotto = 120;
export const mostOfTagline = 200;
export const mostOfLandingText = 1000;

/** The dearest month, in dollars: more is a slip of the keys. */
export const highestPrice = 99_999;

/** The most days for which a failed payment leaves a membership open. */
export const mostGraceDays = 60;

/** The most certifications of a coach, and programs described on the programs page. */
export const mostCertifications = 10;
export const mostToldPrograms = 10;

/** The most of the library's programs that a described one is made of, and lines in a list of it. */
export const mostBlocks = 20;
export const mostLinesOfList = 12;
