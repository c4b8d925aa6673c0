import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

type NextPageProps = { isLoading: boolean; hasFailed: boolean; onMore: () => unknown };

/** The end of the loaded list: the next page is loaded as it comes near; a button does the same. */
export function NextPage({ isLoading, hasFailed, onMore }: NextPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const waits = !isLoading && !hasFailed;
  useEffect(() => {
    const watched = box.current;
    if (!watched || !waits) return undefined;
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void onMore();
    };
    const observer = new IntersectionObserver(look, { rootMargin: '800px 0px' });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [waits, onMore]);
  return (
    <div ref={box} className="grid justify-items-center gap-3 py-5">
      {hasFailed && <Notice tone="danger">The next members could not be loaded.</Notice>}
      <Button pending={isLoading} pendingLabel="Loading more..." onClick={() => void onMore()}>
        {hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
