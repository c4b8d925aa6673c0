import { Plus, Route } from 'lucide-react';
import { useState } from 'react';
import { listPaths } from '#contract/programs/paths.ts';
import { textSearch } from '#domain/names/fold-text.ts';
import { numberedName } from '#domain/programs/numbered-name.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { PathCard } from './PathCard.tsx';

/** With it comes the dragging. */
const PathForm = partToOpen(async () => (await import('#web/features/paths/edit/PathForm.tsx')).PathForm);

const columns = 'grid gap-4 md:grid-cols-2';

/** The coach's paths: programs one after another, for members who stay longer than one program. */
export function PathList() {
  const paths = useRead(listPaths, {});
  const [isMaking, setIsMaking] = useState(false);
  const make = (
    <Button variant="primary" onClick={() => setIsMaking(true)}>
      <Plus aria-hidden="true" />
      New Path
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Paths"
        subtitle="Programs one after another, assigned in one go. A pause or another date carries through to what follows."
        actions={paths.data?.length !== 0 && make}
      />
      <Query
        of={paths}
        failed="The paths could not be loaded."
        loading={
          <Loading label="Loading paths..." className={columns}>
            {[1, 2].map(card => (
              <Skeleton key={card} className="h-52 rounded-lg" />
            ))}
          </Loading>
        }
        empty={
          <EmptyState icon={Route} action={make}>
            No paths yet. Put programs one after another, and assign them all at once.
          </EmptyState>
        }
      >
        {list => <Found paths={list} />}
      </Query>
      {isMaking && (
        <PathForm
          path={null}
          onSaved={({ id }) => openView({ name: 'path', pathId: id })}
          onClose={() => setIsMaking(false)}
        />
      )}
    </>
  );
}

const pathOrders = {
  name: { of: ({ name }) => numberedName(name), up: 'By name', down: 'By name, Z to A' },
  members: { of: ({ members }) => members, down: 'Most members first' },
  weeks: { of: ({ weeks }) => weeks, up: 'Shortest first', down: 'Longest first' },
} satisfies Orders<Path>;

/** A path is found by its own name, and by those of its programs. */
function Found({ paths }: { paths: readonly Path[] }) {
  const list = useListAddress(pathOrders, 'name');
  const isFound = textSearch(list.search);
  const shown = inOrder(
    paths.filter(({ name, blocks }) => isFound(name, ...blocks.map(block => block.name))),
    pathOrders,
    list.sort,
  );
  return (
    <div className="grid gap-4">
      <ListTools label="Search paths" list={list} orders={pathOrders} />
      {shown.length === 0 && (
        <EmptyState icon={Route} action={<Button onClick={() => list.setSearch('')}>Show all paths</Button>}>
          No paths found matching your search.
        </EmptyState>
      )}
      <ul className={columns}>
        {shown.map(path => (
          <PathCard key={path.id} path={path} />
        ))}
      </ul>
    </div>
  );
}
