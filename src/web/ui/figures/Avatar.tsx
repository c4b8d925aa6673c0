/** A person's picture, or their initials; their name stands beside it. `<Avatar name="Jane Doe" src={url} size="lg" />` */
import { useState } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { initialsOf } from './initials.ts';

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string | undefined;
};

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' };

export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={cx(
        'display grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-accent-soft text-accent',
        sizes[size],
        className,
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
