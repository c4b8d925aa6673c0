/**
 * An error message, and another try.
 * `<ErrorState message="Failed to fetch exercises" onRetry={refetch} retrying={isFetching} />`
 */
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';

type ErrorStateProps = {
  message: string;
  onRetry?: (() => unknown) | undefined;
  retrying?: boolean;
  className?: string | undefined;
};

export function ErrorState({ message, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('grid justify-items-center gap-4 px-4 base:py-10 text-center', className)}
    >
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="size-6" />
      </span>
      <p className="max-w-sm text-balance">{message}</p>
      {onRetry && (
        <Button pending={retrying} pendingLabel="Trying again..." onClick={() => void onRetry()}>
          <RotateCw aria-hidden="true" /> Try again
        </Button>
      )}
    </div>
  );
}
