import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { changeOf } from './strength-figures.ts';

type PercentChangeProps = {
  percent: number | null;
  /** Reason why there is none, for screen readers. */
  missing?: string;
};

/** A change in percent, one decimal, with its sign; a dash where there is nothing to compare. */
export function PercentChange({ percent, missing = 'nothing to compare with yet' }: PercentChangeProps) {
  if (percent !== null) return changeOf(percent);
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </>
  );
}
