/** The colours that a group of members may be marked by; its name always stands beside it. */
export const groupColours = ['amber', 'red', 'green', 'blue', 'violet', 'grey'] as const;

export type GroupColour = (typeof groupColours)[number];

/** The most groups, and the longest name of one. */
export const maxGroups = 100;
export const maxGroupNameLength = 60;

/** The most members of a group: more than a fellowship has. */
export const maxInGroup = 100_000;
