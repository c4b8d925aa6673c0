/** The colours that a group of members may be marked by; its name always stands beside it. */
export const groupColours = ['amber', 'red', 'green', 'blue', 'violet', 'grey'] as const;

export type GroupColour = (typeof groupColours)[number];

/** How many groups there are at most, and how long a name is. */
export const mostGroups = 100;
export const mostOfGroupName = 60;

/** How many members a group holds at most: more than a fellowship has. */
export const mostInGroup = 100_000;
