/** 'monday' is Monday. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** '1,200 weeks', '1 week'. */
export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
