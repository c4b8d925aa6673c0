import type { PromotionType } from '#domain/promotion.ts';
import type { Promotion } from './promotions.ts';

export type PromotionForm = {
  title: string;
  description: string;
  type: PromotionType;
  buttonText: string;
  buttonUrl: string;
  imageUrl: string;
};

export const formOf = (promotion: Promotion | null): PromotionForm => ({
  title: promotion?.title ?? '',
  description: promotion?.description ?? '',
  type: promotion?.type ?? 'general',
  buttonText: promotion?.buttonText ?? '',
  buttonUrl: promotion?.buttonUrl ?? '',
  imageUrl: promotion?.imageUrl ?? '',
});

/** Only what differs from what is saved: what was saved elsewhere meanwhile is not put back. */
export function changedIn(typed: PromotionForm, saved: PromotionForm): Partial<PromotionForm> {
  const fields = Object.keys(saved) as (keyof PromotionForm)[];
  const changed = fields.filter(field => typed[field] !== saved[field]);
  return Object.fromEntries(changed.map(field => [field, typed[field]]));
}
