/** The line at the top of a phone, which scrolls away with the page: the ways are in the bar at the bottom. Used by SidebarLayout. */
import type { ReactNode } from 'react';

export function PhoneBar({ brand, actions }: { brand: ReactNode; actions: ReactNode }) {
  return (
    <>
      {/* Scrolling content stays out from under the phone's own status bar. */}
      <div className="sticky top-0 z-30 h-[env(safe-area-inset-top)] bg-page md:hidden" />
      <header data-phone-bar className="flex min-h-12 items-center gap-1 pr-2 pl-3 md:hidden">
        <div className="min-w-0 flex-1">{brand}</div>
        {actions}
      </header>
    </>
  );
}
