/**
 * A text that asks for calories, and what stands before their unit: numbers and what joins them, or as many as can be.
 * '12 cal', '10-12 calories', '10 to 12 cal', '12,10,8 cal', '15/12 cal' of men and women, 'max cal'.
 */
export const caloriesAsked =
  /^\s*(?:\d+\s*[x×]\s*)?(\d[\d\s.,/+–—to-]*|(?:max|amrap)\s?)k?cal(?:orie)?s?(?![a-z])/i;

/** Whether a text asks for calories, and for nothing before them. */
export const asksForCalories = (text: string | null | undefined): boolean => caloriesAsked.test(text ?? '');
