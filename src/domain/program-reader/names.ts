export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As much of a text as a sentence quotes. */
export const quotedShort = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;
