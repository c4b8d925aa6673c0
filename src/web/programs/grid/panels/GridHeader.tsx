import { TriangleAlert } from 'lucide-react';
import { getWorkoutReach } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { useGrid, useOfGrid } from '#web/programs/grid/cells/use-grid.ts';
import { isWrong } from '#web/programs/grid/document/grid-document.ts';
import type { DraftSync, Saving } from '#web/programs/grid/saving/draft-sync.ts';
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

/** What is written here, whether it is saved, and whom it will reach. */
export function GridHeader({ title, syncs, onLeave, onPublish }: GridHeaderProps) {
  const { units } = useGrid().library();
  const program = useOfGrid(({ document }) => document.programs[0]);
  const wrong = useOfGrid(({ document }) => wrongLines(document.programs));
  return (
    <>
      <BackButton label="Back" onClick={onLeave} />
      <PageHeader
        title={title ?? (program?.name || 'Untitled program')}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span role="status" className="flex flex-wrap gap-x-4">
              {syncs.length > 0 && <Saved syncs={syncs} />}
              {wrong > 0 && (
                <span className="flex items-center gap-1.5 text-danger">
                  <TriangleAlert aria-hidden="true" className="size-4" />
                  {counted(wrong, 'line')} not understood yet
                </span>
              )}
            </span>
            <span>Bare weights are in {units.weight}.</span>
            {program && syncs.length === 1 && <Reaches programId={program.id} />}
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

const wrongLines = (
  programs: ReturnType<ReturnType<typeof useGrid>['now']>['document']['programs'],
): number =>
  programs.reduce(
    (sum, { weeks }) =>
      sum +
      weeks.reduce(
        (some, { days }) => some + days.reduce((few, { lines }) => few + lines.filter(isWrong).length, 0),
        0,
      ),
    0,
  );

const worst: Saving['phase'][] = ['refused', 'waiting', 'saving', 'saved'];

function Saved({ syncs }: { syncs: readonly DraftSync[] }) {
  return syncs.length === 1 && syncs[0] ? <SavedOne sync={syncs[0]} /> : <SavedAll syncs={syncs} />;
}

function SavedOne({ sync }: { sync: DraftSync }) {
  return <SavedText {...useStore(sync.state)} />;
}

/** Of many programs the one that is worst off. */
function SavedAll({ syncs }: { syncs: readonly DraftSync[] }) {
  // The number of programs does not change while the grid is open.
  // oxlint-disable-next-line react/rules-of-hooks
  const all = syncs.map(({ state }) => useStore(state));
  const [shown] = all.toSorted((a, b) => worst.indexOf(a.phase) - worst.indexOf(b.phase));
  return shown ? <SavedText {...shown} hasDraft={all.some(({ hasDraft }) => hasDraft)} /> : null;
}

function SavedText({ phase, why, hasDraft, isKept }: Saving) {
  switch (phase) {
    case 'saved':
      return (
        <span>
          {hasDraft
            ? 'Draft saved. Members see nothing of it until you publish.'
            : 'As published. What you write is a draft until you publish it.'}
        </span>
      );
    case 'saving':
      return <span>Saving the draft...</span>;
    case 'waiting':
      return (
        <span className="flex items-center gap-1.5 text-warning">
          <TriangleAlert aria-hidden="true" className="size-4" />
          {isKept
            ? 'No connection. What you write is kept on this device and saved when it is back.'
            : 'No connection, and no room on this device: keep this page open.'}
        </span>
      );
    default:
      return <span className="text-danger">{why}</span>;
  }
}

function Reaches({ programId }: { programId: string }) {
  const { data } = useRead(getWorkoutReach, { params: { id: programId } }, { freshFor: 0 });
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
