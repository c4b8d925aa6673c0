import type { ReactNode } from 'react';

/** The key of a button, where there is a keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="ml-1 rounded-xs border border-current px-1 font-sans text-xs leading-4 opacity-70 max-sm:hidden pointer-coarse:hidden"
    >
      {children}
    </kbd>
  );
}
