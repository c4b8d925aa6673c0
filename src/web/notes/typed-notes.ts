/** Drafts of private notes, by what they are kept under: all of a coach's leave the device with them. */
export const typedNotes = { what: 'note' };
