import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type RestoredDraftProps = {
  isRestored: boolean;
  /** Another coach has changed the challenge since this was begun. */
  isOlder: boolean;
  onStartOver: () => void;
};

/** Says that what is shown was typed earlier, or over something that is different by now. */
export function RestoredDraft({ isRestored, isOlder, onStartOver }: RestoredDraftProps) {
  if (!isRestored && !isOlder) return null;
  return (
    <Notice tone={isOlder ? 'warning' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56" role="status">
          {isOlder
            ? 'Another coach has changed this challenge meanwhile. What you typed is still here: saving puts yours in its place, starting over shows theirs.'
            : 'What you had typed is back. It was kept on this device.'}
        </p>
        <Button size="sm" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </Notice>
  );
}
