export const promotionTypes = ['subscription', 'merchandise', 'video', 'blog', 'general'] as const;

export type PromotionType = (typeof promotionTypes)[number];
