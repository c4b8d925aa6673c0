import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** The reason why the program can't hold the paste, and the way to a longer one: the import makes a path of it. */
export function NoRoom({ why, onImport }: { why: string; onImport: () => void }) {
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">{why} Import it, and a longer one becomes a path of blocks.</p>
        <Button size="sm" onClick={onImport}>
          Import It
        </Button>
      </div>
    </Notice>
  );
}
