/**
 * The form of a value in a line, for all that write and read one. Plain texts: a module that does nothing can be left
 * out of a bundle.
 */

/** With the dot or the comma that it was typed with. */
export const numberValue = '\\d+(?:[.,]\\d+)?';

export const rangeValue = `${numberValue}(?:-${numberValue})?`;

/** Of reps: what a comma parts is a list of them. */
export const countValue = '\\d+(?:\\.\\d+)?';

export const countRange = `${countValue}(?:-${countValue})?`;

/** `1:30`, `1:30:00`. */
export const clockValue = '\\d{1,3}:\\d{2}(?::\\d{2})?';
