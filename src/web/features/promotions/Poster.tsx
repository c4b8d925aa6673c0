import { type LucideIcon, Megaphone, Newspaper, Play, Shirt, Shield } from 'lucide-react';
import { useState } from 'react';
import type { PromotionType } from '#domain/promotion.ts';
import { cx } from '#web/ui/look/cx.ts';
import type { Promotion } from './promotions.ts';

const icons: Record<PromotionType, LucideIcon> = {
  subscription: Shield,
  merchandise: Shirt,
  video: Play,
  blog: Newspaper,
  general: Megaphone,
};

type PosterProps = { promotion: Pick<Promotion, 'imageUrl' | 'type'>; className?: string };

/** Its picture, or a drawing of what it is for. Decorative: its title stands beside it. */
export function Poster({ promotion: { imageUrl, type }, className }: PosterProps) {
  const [failed, setFailed] = useState('');
  const Icon = icons[type];
  const shape = cx('shrink-0 rounded-md border border-line bg-sunken', className);
  if (imageUrl !== '' && imageUrl !== failed)
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        decoding="async"
        className={cx('object-cover', shape)}
        onError={() => setFailed(imageUrl)}
      />
    );
  return (
    <span aria-hidden="true" className={cx('grid place-items-center text-accent', shape)}>
      <Icon strokeWidth={1.5} className="size-2/5" />
    </span>
  );
}
