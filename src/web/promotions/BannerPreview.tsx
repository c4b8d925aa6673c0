import { useEffect, useId, useRef } from 'react';
import { bannerCard, type Promoted } from '#web/public-pages/promotion-banner.ts';

/** The very banner of the home page. It only shows: its link would lead away from what is being typed. */
export function BannerPreview({ promotion }: { promotion: Promoted }) {
  const host = useRef<HTMLDivElement>(null);
  const heading = useId();
  const { title, description, buttonText, buttonUrl, imageUrl } = promotion;
  useEffect(() => {
    const shown = { title: title || 'Title', description, buttonText, buttonUrl, imageUrl };
    host.current?.replaceChildren(bannerCard(shown));
  }, [title, description, buttonText, buttonUrl, imageUrl]);
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-sm font-medium">
        On the home page
      </h3>
      <div ref={host} inert className="rounded-lg bg-page p-3" />
    </section>
  );
}
