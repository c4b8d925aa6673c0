import type { ResponseOf } from '#contract/endpoint.ts';
import type { listPromotions } from '#contract/promotions.ts';
import { type PromotionType, promotionTypes } from '#domain/promotion.ts';

export type Promotion = ResponseOf<typeof listPromotions>[number];

export const typeNames: Record<PromotionType, string> = {
  subscription: 'Subscription',
  merchandise: 'Merchandise',
  video: 'Video',
  blog: 'Blog',
  general: 'General',
};

export const typeOptions = promotionTypes.map(value => ({ value, label: typeNames[value] }));

/** Where its button leads, as a person would say it. */
export const destinationOf = ({ buttonUrl }: Pick<Promotion, 'buttonUrl'>): string =>
  buttonUrl.replace(/^https?:\/\/(www\.)?/i, '').replace(/(?<=.)\/$/, '');
