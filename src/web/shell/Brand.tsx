import { brand } from '#brand.ts';
import { Logo } from '#web/brand-marks/Logo.tsx';

export function Brand({ small }: { small: boolean }) {
  return (
    <span className="flex items-center gap-3 px-1">
      <Logo className="size-8 shrink-0 text-accent" />
      {!small && <span className="display truncate text-xl">{brand.name}</span>}
    </span>
  );
}
