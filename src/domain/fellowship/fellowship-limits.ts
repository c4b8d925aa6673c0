/** The longest texts of the fellowship: more would break the line they stand in. */
export const maxNameLength = 60;
export const maxMottoLength = 120;
export const maxTaglineLength = 200;
export const maxLandingTextLength = 1000;

/** The dearest month, in dollars: more is a slip of the keys. */
export const highestPrice = 99_999;

/** The most days for which a failed payment leaves a membership open. */
export const maxGraceDays = 60;

/** The most certifications of a coach, and programs described on the programs page. */
export const maxCertifications = 10;
export const maxDescribedPrograms = 10;

/** The most of the library's programs that a described one is made of, and lines in a list of it. */
export const maxBlocks = 20;
export const maxListLines = 12;
