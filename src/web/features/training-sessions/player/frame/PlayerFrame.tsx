import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { useOnRoot } from '#web/ui/look/on-root.ts';

type PlayerFrameProps = {
  head: ReactNode;
  /** Beside the set, from 1024 px on. */
  side: ReactNode;
  /** What stays at the lower edge. */
  dock: ReactNode;
  children: ReactNode;
};

/** The whole screen: the sections' ways give way to it (look.css), and Back leads to them again. */
export function PlayerFrame({ head, side, dock, children }: PlayerFrameProps) {
  useOnRoot('full-screen');
  const content = useFocusOnHeading();
  return (
    <div data-full-screen className="-mx-4 -mt-3 flex min-h-dvh flex-col md:-mx-8 md:-mt-8">
      {head}
      <div
        className={cx(
          'mx-auto grid w-full flex-1 content-start gap-x-10 px-4 lg:content-stretch',
          side === null ? 'max-w-2xl' : 'max-w-2xl lg:max-w-6xl lg:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        {side !== null && (
          <aside aria-label="All exercises" className="hidden border-r border-line py-5 pr-6 lg:block">
            <div className="sticky top-20">{side}</div>
          </aside>
        )}
        <div className="flex min-w-0 max-w-2xl flex-col">
          <div ref={content} className="flex-1 py-4">
            {children}
          </div>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-page pb-[env(safe-area-inset-bottom)]">
        <div
          className={cx(
            'mx-auto w-full gap-x-10 px-4 py-2',
            side === null ? 'max-w-2xl' : 'max-w-2xl lg:grid lg:max-w-6xl lg:grid-cols-[20rem_minmax(0,1fr)]',
          )}
        >
          <div className={cx('min-w-0 max-w-2xl', side !== null && 'lg:col-start-2')}>{dock}</div>
        </div>
      </div>
    </div>
  );
}

/** What was pressed to come here is gone: the keyboard goes on from the heading, and a screen reader reads it. */
function useFocusOnHeading() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = content.current?.querySelector('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return content;
}
