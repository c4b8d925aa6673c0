import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import type { Commands, Opening } from '#web/features/programs/grid/editing/command-list.ts';
import type { DraftSync } from '#web/features/programs/grid/saving/draft-sync.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const Actions = partToOpen(async () => (await import('./ActionsDialog.tsx')).ActionsDialog);
const Day = partToOpen(async () => (await import('./DayDialog.tsx')).DayDialog);
const Details = partToOpen(async () => (await import('./DetailsDialog.tsx')).DetailsDialog);
const History = partToOpen(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);
const Discard = partToOpen(async () => (await import('./DiscardDialog.tsx')).DiscardDialog);
const Keys = partToOpen(async () => (await import('./KeysDialog.tsx')).KeysDialog);
const Line = partToOpen(async () => (await import('./LineDialog.tsx')).LineDialog);
const Paste = partToOpen(async () => (await import('./PasteDialog.tsx')).PasteDialog);
const Progression = partToOpen(async () => (await import('./ProgressionDialog.tsx')).ProgressionDialog);
const Publish = partToOpen(async () => (await import('./PublishDialog.tsx')).PublishDialog);
const SaveTemplate = partToOpen(async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog);
const Templates = partToOpen(async () => (await import('./TemplatesDialog.tsx')).TemplatesDialog);
const Volume = partToOpen(async () => (await import('./VolumeSheet.tsx')).VolumeSheet);

type GridPanelsProps = {
  opened: Opening | null;
  pasted: string;
  commands: Commands;
  syncs: readonly DraftSync[];
  onClose: () => void;
};

/** Panels that open over the grid: loaded when the page is first touched. */
export function GridPanels({ opened, pasted, commands, syncs, onClose }: GridPanelsProps) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const cell = columnsOf(document)[selection.head.column]?.program ?? 0;
  const program = document.programs[cell];
  const sync = syncs[cell];
  const readAgain = () => {
    onClose();
    void sync?.readAgain();
  };
  switch (opened) {
    case 'actions':
      return <Actions commands={commands} onClose={onClose} />;
    case 'keys':
      return <Keys commands={commands} onClose={onClose} />;
    case 'day':
      return <Day onClose={onClose} />;
    case 'details':
      return <Details onClose={onClose} />;
    case 'line':
      return <Line onClose={onClose} />;
    case 'paste':
      return <Paste pasted={pasted} onClose={onClose} />;
    case 'progression':
      return <Progression onClose={onClose} />;
    case 'templates':
      return <Templates onClose={onClose} />;
    case 'save-template':
      return <SaveTemplate onClose={onClose} />;
    case 'volume':
      return <Volume onClose={onClose} />;
    case 'publish':
      return program && sync ? (
        <Publish
          programId={program.id}
          name={document.programs.length > 1 ? program.name : undefined}
          sync={sync}
          onClose={onClose}
          onPublished={readAgain}
        />
      ) : null;
    case 'history':
      return program && sync ? (
        <History programId={program.id} onClose={onClose} onRestored={readAgain} />
      ) : null;
    case 'discard':
      return program && sync ? (
        <Discard programId={program.id} onClose={onClose} onDiscarded={readAgain} />
      ) : null;
    default:
      return null;
  }
}
