import { demoBrand as brand } from './founding/fellowship.ts';
import type { Database } from '#server/database/database.ts';
import { insertPromotion } from '#server/promotions/queries.ts';
import { daysAgo } from './founding/founding.ts';

/** What the coach has promoted so far; the newest is on the landing page. */
export const demoPromotions = [
  {
    title: 'The new intake is open',
    description:
      'Start with twelve others, on the same Monday, under the same bar. Doors close on Sunday evening.',
    type: 'subscription',
    buttonText: 'Join the Fellowship',
    buttonUrl: '/subscribe',
    madeDaysAgo: 6,
  },
  {
    title: 'Training shirts are back',
    description: 'Heavy cotton, the crest on the chest, cut for shoulders. One printing, then they are gone.',
    type: 'merchandise',
    buttonText: 'See the shirts',
    buttonUrl: brand.website.href,
    madeDaysAgo: 31,
  },
  {
    title: 'Squat deeper without sore knees',
    description: 'Eight minutes with the coach on stance, brace and where your weight belongs.',
    type: 'video',
    buttonText: 'Watch the lesson',
    buttonUrl: brand.website.href,
    madeDaysAgo: 58,
  },
  {
    title: 'The winter challenge begins Monday',
    description: 'Five days, one session each, for whoever turns up. Bring a friend who needs a reason.',
    type: 'general',
    buttonText: 'How it works',
    buttonUrl: '/subscribe',
    madeDaysAgo: 97,
  },
] as const;

export async function writePromotions(tx: Database, now: Date): Promise<void> {
  for (const [index, { madeDaysAgo, ...promotion }] of demoPromotions.entries()) {
    const at = daysAgo(now, madeDaysAgo);
    await insertPromotion(tx, { ...promotion, isActive: index === 0, createdAt: at, updatedAt: at });
  }
}
