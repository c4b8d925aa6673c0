/** Words for screen readers. `<VisuallyHidden>Rank 3 of 120</VisuallyHidden>` */
import type { ReactNode } from 'react';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
