import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';

type LoadEarlierProps = {
  of: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  /** Said where it could not be read. */
  failed: string;
  className?: string;
};

/** Below, or above, what is read of a list: the next page, where there is one. */
export function LoadEarlier({ of, label, failed, className }: LoadEarlierProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = of;
  if (!hasNextPage) return null;
  return (
    <div className={cx('grid justify-items-center gap-3', className)}>
      {isFetchNextPageError && <Notice tone="danger">{failed}</Notice>}
      <Button
        size="sm"
        pending={isFetchingNextPage}
        pendingLabel="Loading..."
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? 'Try again' : label}
      </Button>
    </div>
  );
}
