import { Check, CircleAlert } from 'lucide-react';
import type { Keeping } from '#web/programs/draft/draft-store.ts';
import { type Draft, exercisesInDraft, weekCountOf } from '#web/programs/draft/draft.ts';
import { counted } from '#web/programs/program/program-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type CreateBarProps = {
  draft: Draft;
  keeping: Keeping;
  pending: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onCreate: () => void;
};

/** Always in reach, at the left where no toast covers it; it also says where the work is kept. */
export function CreateBar({ draft, keeping, pending, failure, onCancel, onCreate }: CreateBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-6 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
      {failure && !pending && (
        <p role="alert" className="mb-3 flex gap-2 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex gap-3 max-sm:w-full max-sm:flex-row-reverse max-sm:*:flex-1">
          <Button variant="primary" pending={pending} pendingLabel="Creating..." onClick={onCreate}>
            Create Program
          </Button>
          <Button disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
          {pending ? `Saving ${contentOf(draft)}...` : <KeptWhere keeping={keeping} />}
        </p>
      </div>
    </div>
  );
}

const contentOf = (draft: Draft) =>
  `${counted(weekCountOf(draft), 'week')} with ${counted(exercisesInDraft(draft), 'exercise')}`;

function KeptWhere({ keeping }: { keeping: Keeping }) {
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
            This browser keeps no drafts: create the program before you leave.
          </span>
        </>
      );
  }
}
