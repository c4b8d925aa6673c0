/** The parts of the home page after its welcome; each can be left out. The picture is the one of the path. */
export const landingParts = ['benefits', 'foundation', 'systems', 'path', 'picture'] as const;

export type LandingPart = (typeof landingParts)[number];

/** The coach's changes to the home page: texts by position, and the parts that are left out. */
export type Landing = { texts: Record<string, string>; hidden: LandingPart[] };
