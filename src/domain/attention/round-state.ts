/** A member calls for their coach, has reasons that a review has seen, or has none at all: in the order of the round. */
export const roundStates = ['calls', 'seen', 'on-track'] as const;

export type RoundState = (typeof roundStates)[number];
