import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { listCompletions } from '#contract/completions.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { YourLifts } from '#web/parts/lifts/YourLifts.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { CompletionCard } from './CompletionCard.tsx';
import { HistoryTiles, HistoryTilesSkeleton } from './HistoryTiles.tsx';

const tabs = [
  { value: 'programs', label: 'Completed programs' },
  { value: 'lifts', label: 'Your lifts' },
] as const;

type Tab = (typeof tabs)[number]['value'];

/** What the member has finished, what came of it, and how each lift went over all of it. */
export function ProgramHistoryScreen() {
  const [tab, setTab] = useState<Tab>('programs');
  const { user } = useCurrentUser();
  const read = useRead(listCompletions, { params: { userId: user?.id ?? '' } }, { enabled: Boolean(user) });
  return (
    <div className="@container">
      <PageHeader title="Program History" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {read.data && <HistoryTiles completions={read.data} />}
        {read.isPending && <HistoryTilesSkeleton />}
        <Tabs label="Program History" tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel value="programs">
            <Completions read={read} />
          </TabPanel>
          <TabPanel value="lifts">
            <YourLifts />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

type Read = ReturnType<typeof useRead<typeof listCompletions>>;

function Completions({ read }: { read: Read }) {
  return (
    <Query
      of={read}
      failed="Program history could not be loaded."
      loading={<CompletionsSkeleton />}
      empty={<EmptyState icon={Trophy}>No completed programs yet</EmptyState>}
    >
      {completions => (
        <LongList
          as="ul"
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-(--stack) not-first:mt-(--stack)"
          items={completions}
          estimate={420}
          perBlock={12}
          render={completion => (
            <li key={completion.id} className="min-w-0">
              <CompletionCard completion={completion} isOwn />
            </li>
          )}
        />
      )}
    </Query>
  );
}

function CompletionsSkeleton() {
  return (
    <Loading label="Loading completed programs" className="grid gap-(--stack)">
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </Loading>
  );
}
