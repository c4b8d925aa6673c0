import {
  Beef,
  Carrot,
  Fish,
  Leaf,
  type LucideIcon,
  Milk,
  Salad,
  Soup,
  UtensilsCrossed,
  Wheat,
} from 'lucide-react';
import { useState } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type DishPictureProps = { imageUrl: string; dietTags: readonly string[]; className?: string };

/** A recipe's picture, or a plate by its diet where there is none. Decorative: its title stands beside it. */
export function DishPicture({ imageUrl, dietTags, className }: DishPictureProps) {
  const [failed, setFailed] = useState('');
  const shape = cx('base:aspect-3/2 w-full', className);
  if (imageUrl === '' || imageUrl === failed) return <Plate dietTags={dietTags} className={shape} />;
  return (
    <img
      src={imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className={cx('bg-sunken object-cover', shape)}
      onError={() => setFailed(imageUrl)}
    />
  );
}

type Look = { tag: string; Icon: LucideIcon; colours: string };

/** The first that fits; the more particular come first. */
const looks: Look[] = [
  { tag: 'vegan', Icon: Leaf, colours: 'from-success/30 to-success/5 text-success' },
  { tag: 'vegetarian', Icon: Carrot, colours: 'from-warning/30 to-warning/5 text-warning' },
  { tag: 'mediterranean', Icon: Fish, colours: 'from-info/30 to-info/5 text-info' },
  { tag: 'keto', Icon: Beef, colours: 'from-danger/25 to-danger/5 text-danger' },
  { tag: 'paleo', Icon: Salad, colours: 'from-success/25 to-warning/10 text-success' },
  { tag: 'high-protein', Icon: Beef, colours: 'from-accent/30 to-accent/5 text-accent' },
  { tag: 'gluten-free', Icon: Wheat, colours: 'from-warning/25 to-accent/5 text-warning' },
  { tag: 'dairy-free', Icon: Milk, colours: 'from-info/25 to-accent/5 text-info' },
  { tag: 'omnivore', Icon: Soup, colours: 'from-accent/30 to-warning/5 text-accent' },
];

const plain: Look = { tag: '', Icon: UtensilsCrossed, colours: 'from-accent/25 to-accent/5 text-accent' };

function Plate({ dietTags, className }: { dietTags: readonly string[]; className: string }) {
  const { Icon, colours } = looks.find(({ tag }) => dietTags.includes(tag)) ?? plain;
  return (
    <div
      aria-hidden="true"
      className={cx('grid place-items-center overflow-hidden bg-sunken bg-linear-to-br', colours, className)}
    >
      <span className="grid aspect-square h-[74%] place-items-center rounded-full border border-current/35 bg-surface/50 shadow-card">
        <span className="grid aspect-square h-[72%] place-items-center rounded-full border border-current/25 bg-surface/60">
          <Icon strokeWidth={1.25} className="size-1/2" />
        </span>
      </span>
    </div>
  );
}
