/** What a post of Health and Habits is about. */
export const postCategories = ['nutrition', 'diet', 'mindset', 'recovery', 'training'] as const;

export type PostCategory = (typeof postCategories)[number];
