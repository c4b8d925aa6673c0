/** The kind of a set; `work` by default. A warm-up counts for nothing, drops and sets to failure count as work. */
export const setKinds = ['work', 'warmup', 'drop', 'failure'] as const;

export type SetKind = (typeof setKinds)[number];

/** Whether a set counts: for units, an e1RM, a record, the volume, and for its exercise being done. */
export const countsAsWork = ({ setKind }: { setKind?: SetKind | null }): boolean => setKind !== 'warmup';
