/**
 * A name for what is only an icon, on hover and focus, inside a TooltipProvider (SidebarLayout has one).
 * `<Tooltip label="Edit"><IconButton label="Edit Back Squat"><Pencil /></IconButton></Tooltip>`
 */
import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Never opens, as when the words stand beside the icon. */
  disabled?: boolean;
  children: ReactElement;
};

export function Tooltip({ label, side = 'top', disabled, children }: TooltipProps) {
  return (
    <Radix.Root {...(disabled && { open: false })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-page shadow-overlay data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in"
      >
        {label}
      </Radix.Content>
    </Radix.Root>
  );
}
