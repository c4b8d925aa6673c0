/** The subjects of posts of Health and Habits. */
export const postCategories = ['nutrition', 'diet', 'mindset', 'recovery', 'training'] as const;

export type PostCategory = (typeof postCategories)[number];
