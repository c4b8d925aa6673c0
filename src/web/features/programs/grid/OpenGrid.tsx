import { useEffect, useMemo, useState } from 'react';
import { useGridParts } from './use-grid-parts.ts';
import { GridContext } from './cells/use-grid.ts';
import { focusCursor } from './cells/focus-cursor.ts';
import { ProgramGrid } from './cells/ProgramGrid.tsx';
import { commandsOf, type Opening } from './editing/command-list.ts';
import type { GridLibrary } from './editing/library.ts';
import { GridHeader } from './panels/GridHeader.tsx';
import { GridPanels } from './panels/GridPanels.tsx';
import { GridToolbar } from './panels/GridToolbar.tsx';
import { ProblemBar } from './panels/ProblemBar.tsx';
import type { Merge, ReadDraft } from './saving/open-drafts.ts';
import { showToast } from '#web/ui/notices/toast.ts';

type OpenGridProps = {
  drafts: readonly ReadDraft[];
  library: GridLibrary;
  merge: Merge | null;
  title: string | undefined;
  onLeave: () => void;
};

export function OpenGrid({ drafts, library, merge, title, onLeave }: OpenGridProps) {
  const { grid, syncs } = useGridParts(drafts, library, merge);
  const [opened, setOpened] = useState<Opening | null>(null);
  const [pasted, setPasted] = useState('');
  const [isExtending, setIsExtending] = useState(false);
  const commands = useMemo(() => {
    const onPasteText = (text: string) => {
      setPasted(text);
      setOpened('paste');
    };
    const say = (description: string) => showToast({ title: description, tone: 'success' });
    const open = (what: Opening) => {
      if (what === 'paste') setPasted('');
      setOpened(what);
    };
    return {
      ...commandsOf(grid, { open, onPasteText, say, isDraftOfOne: drafts.length === 1 }),
      onPasteText,
    };
  }, [grid, drafts.length]);
  useEffect(() => {
    if (opened === null) focusCursor();
  }, [opened]);
  return (
    <GridContext value={grid}>
      <GridHeader title={title} syncs={syncs} onLeave={onLeave} onPublish={() => setOpened('publish')} />
      <GridToolbar commands={commands} isExtending={isExtending} onExtend={setIsExtending} />
      <ProgramGrid commands={commands} onPasteText={commands.onPasteText} isExtending={isExtending} />
      <ProblemBar />
      <GridPanels
        opened={opened}
        pasted={pasted}
        commands={commands}
        syncs={syncs}
        onClose={() => setOpened(null)}
      />
    </GridContext>
  );
}
