import type { ResponseOf } from '#contract/endpoint.ts';
import type { listActivePromotions } from '#contract/promotions.ts';

type Promotion = ResponseOf<typeof listActivePromotions>[number];

/** Keys are per promotion: someone who has dismissed one still gets to see the next. */
const keyOf = ({ id }: Promotion) => `promotion-dismissed:${id}`;

/** Shows the current promotion, on the landing page alone, once the page has come and was painted. */
export function showPromotion(): void {
  if (location.pathname !== '/') return;
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => void askAndDraw())));
}

/** Failures are silent: a page without its promotion is whole. */
async function askAndDraw(): Promise<void> {
  try {
    const response = await fetch('/api/promotional-content');
    const [promotion] = response.ok ? ((await response.json()) as Promotion[]) : [];
    if (!promotion || isDismissed(promotion)) return;
    const { drawBanner } = await import('#web/parts/public-page/promotion-banner.ts');
    drawBanner(promotion, () => dismiss(promotion));
  } catch {
    // Without a signal there is none.
  }
}

function isDismissed(promotion: Promotion): boolean {
  try {
    return localStorage.getItem(keyOf(promotion)) !== null;
  } catch {
    return false;
  }
}

function dismiss(promotion: Promotion): void {
  try {
    localStorage.setItem(keyOf(promotion), 'true');
  } catch {
    // Not stored when storage is closed to us; it is gone from this page all the same.
  }
}
