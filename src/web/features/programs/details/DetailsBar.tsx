import { CircleAlert, PencilLine } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { EditedDetails } from './use-details.ts';

type DetailsBarProps = {
  details: EditedDetails;
  pending: boolean;
  failure: string | undefined;
  onSave: () => void;
};

/** Under the details: they are saved here, and it says where they are until then. */
export function DetailsBar({ details, pending, failure, onSave }: DetailsBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1">
        {details.hasChanged && (
          <Button disabled={pending} onClick={details.discard}>
            Discard Changes
          </Button>
        )}
        <Button variant="primary" pending={pending} pendingLabel="Saving..." onClick={onSave}>
          Save Changes
        </Button>
      </div>
      <p role="status" className="flex items-center gap-1.5">
        {failure && !pending ? (
          <Failed sentence={failure} />
        ) : (
          details.hasChanged && <NotSaved isStored={details.isStored} />
        )}
      </p>
    </div>
  );
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <span className="text-danger">{sentence}</span>
    </>
  );
}

function NotSaved({ isStored }: { isStored: boolean }) {
  return (
    <>
      <PencilLine aria-hidden="true" className="size-4 shrink-0 text-warning" />
      {isStored
        ? 'Not saved yet, kept on this device'
        : 'This browser keeps no drafts: save before you leave.'}
    </>
  );
}
