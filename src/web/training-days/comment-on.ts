/** Opens the place to write about an exercise of a day, or one of its sets; left out where nobody writes. */
export type CommentOn = (part: { prescriptionId: string; setNum: number | null }) => void;
