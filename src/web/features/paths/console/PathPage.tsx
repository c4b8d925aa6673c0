import { ClipboardPlus, Pencil, TableProperties, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { getPath } from '#contract/programs/paths.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { lengthOfPath } from '#web/parts/paths/path-text.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { PageSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { PathBlocks } from './PathBlocks.tsx';
import { PathMembers } from './PathMembers.tsx';

const PathForm = partToOpen(async () => (await import('#web/features/paths/edit/PathForm.tsx')).PathForm);
const AssignPathDialog = partToOpen(
  async () => (await import('#web/parts/assign/path/AssignPathDialog.tsx')).AssignPathDialog,
);
const DeletePath = partToOpen(async () => (await import('./DeletePath.tsx')).DeletePath);

/** One path: its blocks, and everyone who is on it. */
export function PathPage({ pathId, onLeave }: { pathId: string; onLeave: () => void }) {
  const path = useRead(getPath, { params: { id: pathId } });
  return (
    <>
      <BackButton label="Back to Paths" onClick={onLeave} />
      {!path.data && <h1 className="sr-only">Path</h1>}
      <Query
        of={path}
        failed="This path could not be loaded."
        gone="This path is no longer there."
        loading={<PageSkeleton />}
      >
        {found => <ThePath path={found} onLeave={onLeave} />}
      </Query>
    </>
  );
}

function ThePath({ path, onLeave }: { path: Path; onLeave: () => void }) {
  const [opened, setOpened] = useState<'edit' | 'assign' | 'delete' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={path.name}
        subtitle={lengthOfPath(path.weeks, path.blocks.length)}
        actions={
          <>
            <IconButton label={`Delete ${path.name}`} onClick={() => setOpened('delete')}>
              <Trash2 />
            </IconButton>
            <Button onClick={() => openView({ name: 'write-path', pathId: path.id })}>
              <TableProperties aria-hidden="true" />
              Write
            </Button>
            <Button onClick={() => setOpened('edit')}>
              <Pencil aria-hidden="true" />
              Edit
            </Button>
            <Button variant="primary" onClick={() => setOpened('assign')}>
              <ClipboardPlus aria-hidden="true" />
              Assign Path
            </Button>
          </>
        }
      />
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) @4xl:grid-cols-[22rem_minmax(0,1fr)]">
          <PathBlocks blocks={path.blocks} />
          <PathMembers pathId={path.id} />
        </div>
      </div>
      {opened === 'edit' && <PathForm path={path} onClose={close} />}
      {opened === 'assign' && <AssignPathDialog path={path} onClose={close} />}
      {opened === 'delete' && <DeletePath path={path} onClose={close} onDeleted={onLeave} />}
    </>
  );
}
