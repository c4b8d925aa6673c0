import { textSearch } from '#domain/names/fold-text.ts';
import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteDayTemplate, listDayTemplates } from '#contract/programs/templates.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { insertLines, setNotes } from '#domain/programs/document/commands.ts';
import { dayAt } from '#web/features/programs/grid/document/grid-document.ts';
import { areaOf } from '#web/features/programs/grid/document/selection.ts';
import { lineOf } from '#web/features/programs/grid/editing/line-of.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { counted } from '#web/ui/text/words.ts';

/** Favourite days and circuits, saved by name for all coaches: inserted at the cursor. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const templates = useRead(listDayTemplates, {});
  const remove = useSend(deleteDayTemplate, { failure: 'It could not be deleted.' });
  const [search, setSearch] = useState('');
  const isFound = textSearch(search);
  const found = (templates.data ?? []).filter(({ name }) => isFound(name));
  const insert = (template: (typeof found)[number]) => {
    const { document, selection } = grid.now();
    const { firstColumn, from } = areaOf(selection);
    const cell = { column: firstColumn, day: from.day, line: selection.kind === 'lines' ? from.line : 0 };
    const lines = template.exercises.map(exercise => lineOf(exercise, grid.library()));
    const inserted = insertLines(document, cell, lines);
    const day = dayAt(document, cell.column, cell.day);
    const named = { dayName: day.dayName || template.dayName, notes: day.notes || template.notes };
    const next = template.kind === 'day' ? setNotes(inserted, [cell], named) : inserted;
    grid.change({ document: next, label: `“${template.name}” inserted` });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Insert a Favourite"
      description="Days and circuits that coaches have kept. They go in where the cursor is."
      footer={<DialogClose>Close</DialogClose>}
    >
      <Query
        of={templates}
        failed="The favourites could not be loaded."
        loading={
          <Loading label="Loading favourites...">
            <SkeletonLines lines={4} />
          </Loading>
        }
        empty={
          <EmptyState icon={Star}>
            Nothing is kept yet. Select lines or a day, then choose Keep as a favourite.
          </EmptyState>
        }
      >
        {() => (
          <>
            <SearchField
              label="Search favourites"
              placeholder="Search..."
              autoFocus
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
            <ul className="mt-3 grid gap-1">
              {found.map(template => (
                <li key={template.id} className="flex items-center gap-2">
                  <Button className="min-w-0 flex-1 justify-between" onClick={() => insert(template)}>
                    <span className="truncate">{template.name}</span>
                    <span className="text-sm text-muted">
                      {template.kind === 'day' ? 'Day' : 'Circuit'},{' '}
                      {counted(template.exercises.length, 'exercise')}
                    </span>
                  </Button>
                  <IconButton
                    label={`Delete ${template.name}`}
                    onClick={() => remove.mutate({ params: { id: template.id } })}
                  >
                    <Trash2 />
                  </IconButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </Query>
    </Dialog>
  );
}
