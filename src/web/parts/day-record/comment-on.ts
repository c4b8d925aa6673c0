/** Opens the composer for an exercise of a day, or one of its sets; left out where no one writes. */
export type CommentOn = (part: { prescriptionId: string; setNum: number | null }) => void;
