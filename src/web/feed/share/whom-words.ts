/** 'The 14 members who are in a group with you, and the coaches.' */
export const whomWords = (inGroups: number): string =>
  inGroups === 1
    ? 'The one member who is in a group with you, and the coaches.'
    : `The ${inGroups.toLocaleString('en-US')} members who are in a group with you, and the coaches.`;
