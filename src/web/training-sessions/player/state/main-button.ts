/** The one thing to do now: wide, high, in the thumb's reach. */
export const mainButton = 'min-h-16 w-full rounded-xl text-xl';
