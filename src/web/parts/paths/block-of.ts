/** 'Block 3 of 10' */
export const blockOf = (position: number, blocks: number): string => `Block ${position} of ${blocks}`;
