import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { listPromotions } from '#contract/promotions.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { PromotionList } from './PromotionList.tsx';
import { PromotionRowSkeleton } from './PromotionRow.tsx';
import type { Promotion } from './promotions.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const PromotionDialog = partToOpen(async () => (await import('./PromotionDialog.tsx')).PromotionDialog);
const DeletePromotion = partToOpen(async () => (await import('./DeletePromotion.tsx')).DeletePromotion);

/** What the home page tells strangers of: one thing at a time, the others kept for later. */
export function PromotionsScreen() {
  const promotions = useRead(listPromotions, {});
  const [editing, setEditing] = useState<Promotion | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Promotion | null>(null);
  const create = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      New Promotion
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Promotional Content"
        subtitle="A banner on the home page, for those who are not members yet. One is active at a time."
        actions={promotions.data?.length !== 0 && create}
      />
      <Query
        of={promotions}
        failed="The promotional content could not be loaded."
        loading={
          <Loading label="Loading promotional content...">
            <Card flush>
              {[1, 2, 3].map(row => (
                <PromotionRowSkeleton key={row} />
              ))}
            </Card>
          </Loading>
        }
        empty={
          <EmptyState icon={Megaphone} action={create}>
            No promotional content yet. Create your first promotion to get started.
          </EmptyState>
        }
      >
        {list => <PromotionList promotions={list} onEdit={setEditing} onDelete={setDeleting} />}
      </Query>
      {editing && (
        <PromotionDialog promotion={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {deleting && <DeletePromotion promotion={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
