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
