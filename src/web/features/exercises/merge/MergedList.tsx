import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useUnmerge } from './use-merge.ts';

type MergedListProps = { merged: readonly { id: string; name: string; into: string }[] };

/** Merged exercises with their targets, each with an undo. */
export function MergedList({ merged }: MergedListProps) {
  const takeBack = useUnmerge();
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {merged.map(({ id, name, into }) => (
        <li
          key={id}
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4"
        >
          <div className="min-w-0">
            <h2 className="font-medium wrap-anywhere">{name}</h2>
            <p className="text-sm wrap-anywhere text-muted">Read with {into}</p>
          </div>
          <Button
            size="sm"
            aria-label={`Undo the merge of ${name} into ${into}`}
            disabled={takeBack.isPending}
            onClick={() => takeBack.mutate({ params: { id } })}
          >
            <Undo2 aria-hidden="true" /> Undo{' '}
          </Button>
        </li>
      ))}
    </ul>
  );
}
