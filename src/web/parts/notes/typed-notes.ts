/** Drafts of private notes, by their storage name: all of a coach's leave the device with them. */
export const typedNotes = { what: 'note' };
