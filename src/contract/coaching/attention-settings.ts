import * as z from 'zod/mini';
import { type AttentionThreshold, attentionThresholds } from '#domain/attention/attention-settings.ts';
import { endpoint } from '#contract/endpoint.ts';
import { between, wholeBetween } from '#contract/wire.ts';

const thresholds = Object.fromEntries(
  Object.entries(attentionThresholds).map(([name]) => [name, z.number()]),
) as Record<AttentionThreshold, z.ZodMiniNumber<number>>;

const given = (name: AttentionThreshold) => {
  const { least, most, step } = attentionThresholds[name];
  const message = `Enter ${step === 1 ? 'a whole number' : 'a number'} from ${least} to ${most}`;
  return z.optional((step === 1 ? wholeBetween : between)(least, most, message));
};

/** From when on each reason holds. */
export const getAttentionSettings = endpoint({
  method: 'GET',
  path: '/api/attention/settings',
  access: 'coach',
  providesTags: ['attention'],
  response: z.object(thresholds),
});

/** Settings left out stay as they are. */
export const setAttentionSettings = endpoint({
  method: 'PUT',
  path: '/api/attention/settings',
  access: 'coach',
  invalidatesTags: ['attention'],
  body: z.object({
    painLevel: given('painLevel'),
    membershipDays: given('membershipDays'),
    missedDays: given('missedDays'),
    missedWithinDays: given('missedWithinDays'),
    noProgramDays: given('noProgramDays'),
    endsSoonDays: given('endsSoonDays'),
    harderBy: given('harderBy'),
    quietDays: given('quietDays'),
  }),
  response: z.object(thresholds),
});
