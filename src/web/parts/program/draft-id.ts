/** The key of an unsaved new program on the device. */
export const programDraft = 'program-draft';

export const newDraftId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
