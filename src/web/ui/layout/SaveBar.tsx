/**
 * Always in reach, below any toast; it also says where the work is stored.
 * `<SaveBar label="Save" keeping={keeping} beforeLeaving="save" pending={…} failure={…} onCancel={…} onSave={…} />`
 */
import { Check, CircleAlert } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';

type SaveBarProps = {
  label: string;
  pendingLabel?: string;
  /** Current step of a save. */
  progress?: string;
  /** Storage of the text: on this device, or only on the screen. */
  keeping: 'nothing-yet' | 'kept' | 'not-kept';
  /** Advice where the browser stores nothing. */
  beforeLeaving: string;
  pending: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onSave: () => void;
};

export function SaveBar(props: SaveBarProps) {
  const { label, pendingLabel = 'Saving...', progress, pending, failure, onCancel, onSave } = props;
  return (
    <div
      data-save-bar
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 border-t border-line bg-page px-4 pt-3 max-md:pb-3 md:-mx-8 md:px-8 md:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {failure && !pending && (
        <p role="alert" className="mb-3 flex gap-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1 sm:order-last sm:ml-auto">
          <Button disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" pending={pending} pendingLabel={pendingLabel} onClick={onSave}>
            {label}
          </Button>
        </div>
        <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
          {pending && progress ? progress : <StorageHint {...props} />}
        </p>
      </div>
    </div>
  );
}

function StorageHint({ keeping, beforeLeaving }: Pick<SaveBarProps, 'keeping' | 'beforeLeaving'>) {
  switch (keeping) {
    case 'nothing-yet':
      return null;
    case 'kept':
      return (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
          Draft kept on this device
        </>
      );
    default:
      return (
        <>
          <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
          <span className="text-warning">
            This browser keeps no drafts: {beforeLeaving} before you leave.
          </span>
        </>
      );
  }
}
