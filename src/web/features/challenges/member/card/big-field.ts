/** Number fields that are hit and read in a cold garage. */
export const bigField = '[&_input]:text-2xl [&_input]:font-medium [&>span]:min-h-14';
