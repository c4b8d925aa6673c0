import * as z from 'zod/mini';
import { promotionTypes } from '#domain/promotion.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import type { Promotion } from './promotions.ts';

const formShape = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(promotionTypes),
  buttonText: z.string(),
  buttonUrl: z.string(),
  imageUrl: z.string(),
});

export type PromotionForm = z.output<typeof formShape>;

export const formOf = (promotion: Promotion | null): PromotionForm => ({
  title: promotion?.title ?? '',
  description: promotion?.description ?? '',
  type: promotion?.type ?? 'general',
  buttonText: promotion?.buttonText ?? '',
  buttonUrl: promotion?.buttonUrl ?? '',
  imageUrl: promotion?.imageUrl ?? '',
});

const kind = { what: 'promotion', shape: z.partial(formShape) };

/** What is typed and not saved: one place a coach for each promotion, and one for the next new one. */
export const draftOf = (userId: string, promotion: Promotion | null, store = localStore()) => ({
  draft: draftAt(kind, userId, promotion?.id ?? 'new', store),
  saved: formOf(promotion),
});
