import * as z from 'zod/mini';
import { promotionTypes } from '#domain/promotion.ts';
import { endpoint } from './endpoint.ts';
import { done, flag, instant, notes, picture, requiredText, text } from './wire.ts';

const promotion = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(promotionTypes),
  buttonText: z.string(),
  buttonUrl: z.string(),
  imageUrl: z.string(),
  isActive: flag.written,
  createdAt: instant,
  updatedAt: instant,
});

/** A page of ours, or a link to the web. */
const buttonUrl = text(2000).check(
  z.refine(
    value => value === '' || /^https?:\/\/\S+$/i.test(value) || /^\/(?![/\\])\S*$/.test(value),
    'Enter a link that starts with http:// or https://, or a page like /subscribe',
  ),
);

/** The promotion that is active now, if any. */
export const listActivePromotions = endpoint({
  method: 'GET',
  path: '/api/promotional-content',
  access: 'visitor',
  providesTags: ['promotions'],
  cacheSeconds: 60,
  response: z.array(promotion),
});

/** The active one first, then the newest. */
export const listPromotions = endpoint({
  method: 'GET',
  path: '/api/admin/promotional-content',
  access: 'coach',
  providesTags: ['promotions'],
  response: z.array(promotion),
});

/** A new one is not active, whatever is sent along. */
export const createPromotion = endpoint({
  method: 'POST',
  path: '/api/admin/promotional-content',
  access: 'coach',
  invalidatesTags: ['promotions'],
  idempotent: true,
  bodyLimit: 12_000_000,
  carriesPicture: true,
  body: z.object({
    title: requiredText('Title is required'),
    description: z._default(notes, ''),
    type: z._default(z.enum(promotionTypes), 'general'),
    buttonText: z._default(text(60), ''),
    buttonUrl: z._default(buttonUrl, ''),
    imageUrl: z._default(picture, ''),
  }),
  response: promotion,
  status: 201,
});

/** `isActive` true makes it the active one, false takes it off the landing page. */
export const updatePromotion = endpoint({
  method: 'PATCH',
  path: '/api/admin/promotional-content/:id',
  access: 'coach',
  invalidatesTags: ['promotions'],
  bodyLimit: 12_000_000,
  carriesPicture: true,
  body: z.object({
    title: z.optional(requiredText('Title is required')),
    description: z.optional(notes),
    type: z.optional(z.enum(promotionTypes)),
    buttonText: z.optional(text(60)),
    buttonUrl: z.optional(buttonUrl),
    imageUrl: z.optional(picture),
    isActive: z.optional(flag.read),
  }),
  response: promotion,
});

export const deletePromotion = endpoint({
  method: 'DELETE',
  path: '/api/admin/promotional-content/:id',
  access: 'coach',
  invalidatesTags: ['promotions'],
  response: done,
});

/** Makes it the active one, and every other inactive. */
export const activatePromotion = endpoint({
  method: 'PATCH',
  path: '/api/admin/promotional-content/:id/activate',
  access: 'coach',
  invalidatesTags: ['promotions'],
  response: promotion,
});
