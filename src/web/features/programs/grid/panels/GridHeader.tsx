import { TriangleAlert } from 'lucide-react';
import { getWorkoutReach } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { useGrid, useOfGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import {
  type GridDocument,
  type GridLine,
  isWrong,
} from '#web/features/programs/grid/document/grid-document.ts';
import type { DraftSync, Saving } from '#web/features/programs/grid/saving/draft-sync.ts';
import { useStore } from '#web/state/use-store.ts';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { counted } from '#web/ui/text/words.ts';

type GridHeaderProps = {
  title: string | undefined;
  syncs: readonly DraftSync[];
  onLeave: () => void;
  onPublish: () => void;
};

/** The title of the grid, its save state, and the members it will reach. */
export function GridHeader({ title, syncs, onLeave, onPublish }: GridHeaderProps) {
  const { units } = useGrid().library();
  const program = useOfGrid(({ document }) => document.programs[0]);
  const wrong = useOfGrid(({ document }) => linesIn(document, isWrong));
  const isEmpty = useOfGrid(({ document }) => linesIn(document, () => true) === 0);
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      <PageHeader
        title={title ?? (program?.name || 'Untitled program')}
        subtitle={
          <span className="grid gap-1 text-sm">
            {/* Room for all that comes and goes: the grid keeps its place while one writes. */}
            <span
              role="status"
              className="flex min-h-15 flex-wrap content-start gap-x-4 sm:min-h-10 lg:min-h-5"
            >
              {syncs.length > 0 && <Saved syncs={syncs} isEmpty={isEmpty} />}
              {wrong > 0 && (
                <span className="flex items-center gap-1.5 text-danger">
                  <TriangleAlert aria-hidden="true" className="size-4" />
                  {counted(wrong, 'line')} not understood yet
                </span>
              )}
            </span>
            <span className="flex flex-wrap gap-x-4">
              <span>Bare weights are in {units.weight}.</span>
              {program && syncs.length === 1 && <Reaches programId={program.id} />}
            </span>
          </span>
        }
        actions={
          <Button variant="primary" onClick={onPublish}>
            Preview and Publish
          </Button>
        }
      />
    </>
  );
}

const linesIn = ({ programs }: GridDocument, isCounted: (line: GridLine) => boolean): number =>
  programs
    .flatMap(({ weeks }) => weeks.flatMap(({ days }) => days))
    .reduce((sum, { lines }) => sum + lines.filter(isCounted).length, 0);

const worst: Saving['phase'][] = ['refused', 'sign-in', 'waiting', 'saving', 'saved'];

type SavedProps = { syncs: readonly DraftSync[]; isEmpty: boolean };

function Saved({ syncs, isEmpty }: SavedProps) {
  return syncs.length === 1 && syncs[0] ? (
    <SavedOne sync={syncs[0]} isEmpty={isEmpty} />
  ) : (
    <SavedAll syncs={syncs} isEmpty={isEmpty} />
  );
}

function SavedOne({ sync, isEmpty }: { sync: DraftSync; isEmpty: boolean }) {
  return <SavedText {...useStore(sync.state)} isEmpty={isEmpty} />;
}

/** Of many programs the one that is worst off. */
function SavedAll({ syncs, isEmpty }: SavedProps) {
  // The number of programs does not change while the grid is open.
  // oxlint-disable-next-line react/rules-of-hooks
  const all = syncs.map(({ state }) => useStore(state));
  const [shown] = all.toSorted((a, b) => worst.indexOf(a.phase) - worst.indexOf(b.phase));
  return shown ? (
    <SavedText {...shown} hasDraft={all.some(({ hasDraft }) => hasDraft)} isEmpty={isEmpty} />
  ) : null;
}

function SavedText({ phase, why, hasDraft, isStored, isEmpty }: Saving & { isEmpty: boolean }) {
  switch (phase) {
    case 'saved':
      return (
        <span>
          {hasDraft
            ? 'Draft saved. Members do not see it until you publish.'
            : `${isEmpty ? 'Nothing is written yet.' : 'As published.'} What you write is a draft until you publish it.`}
        </span>
      );
    case 'saving':
      return <span>Saving the draft...</span>;
    case 'waiting':
      return (
        <span className="flex items-center gap-1.5 text-warning">
          <TriangleAlert aria-hidden="true" className="size-4" />
          {isStored
            ? 'No connection. What you write is kept on this device and saved when it is back.'
            : 'No connection, and no room on this device: keep this page open.'}
        </span>
      );
    case 'sign-in':
      return (
        <span className="flex items-center gap-1.5 text-warning">
          <TriangleAlert aria-hidden="true" className="size-4" />
          {isStored
            ? 'You are signed out. What you write is kept on this device and saved when you sign in again.'
            : 'You are signed out, and there is no room on this device: sign in in another tab, and keep this page open.'}
        </span>
      );
    default:
      return <span className="text-danger">{why}</span>;
  }
}

function Reaches({ programId }: { programId: string }) {
  const { data } = useRead(getWorkoutReach, { params: { id: programId } }, { staleTime: 0 });
  if (!data) return null;
  const { following, pinned } = data;
  if (following + pinned === 0) return <span>Nobody trains it now.</span>;
  return pinned === 0 ? (
    <span>Reaches {counted(following, 'member')}.</span>
  ) : (
    <span>
      Reaches {following} of {following + pinned}.
    </span>
  );
}
