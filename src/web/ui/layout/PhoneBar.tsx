/** The bar at the top of a phone: the brand, and once the section's heading has scrolled away its name. Used by SidebarLayout. */
import { Menu } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

type PhoneBarProps = {
  brand: ReactNode;
  title: string | undefined;
  /** Stands where the section begins. */
  start: RefObject<HTMLElement | null>;
  actions: ReactNode;
  onMenu: () => void;
};

export function PhoneBar({ brand, title, start, actions, onMenu }: PhoneBarProps) {
  const scrolled = useScrolledPast(start);
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-b border-line bg-page px-2 pt-[env(safe-area-inset-top)] md:hidden">
      <IconButton label="Open menu" onClick={onMenu}>
        <Menu />
      </IconButton>
      {scrolled ? (
        <p className="display min-w-0 flex-1 animate-fade-in truncate text-lg">{title}</p>
      ) : (
        <div className="min-w-0 flex-1 animate-fade-in">{brand}</div>
      )}
      {actions}
    </header>
  );
}

function useScrolledPast(start: RefObject<HTMLElement | null>) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const mark = start.current;
    if (!mark) return undefined;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(mark);
    return () => observer.disconnect();
  }, [start]);
  return scrolled;
}
