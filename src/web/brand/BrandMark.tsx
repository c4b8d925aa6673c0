/** The fellowship's own logo, or the drawn mark until there is one. `<BrandMark className="size-8 text-accent" />` */
import { Logo } from '#web/brand-marks/Logo.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { useBrand } from './use-brand.ts';

export function BrandMark({ className }: { className?: string }) {
  const { logo } = useBrand();
  if (logo === '') return <Logo className={className} />;
  return <img src={logo} alt="" width="512" height="512" className={cx('object-contain', className)} />;
}
