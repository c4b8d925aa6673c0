import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { listPromotions } from '#contract/promotions.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { PromotionRow, PromotionRowSkeleton } from './PromotionRow.tsx';
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
      {promotions.isError && !promotions.data && (
        <ErrorState
          message={sentenceOf(promotions.error, 'The promotional content could not be loaded.')}
          onRetry={() => void promotions.refetch()}
          retrying={promotions.isFetching}
        />
      )}
      {promotions.isPending && (
        <Loading label="Loading promotional content...">
          <Card flush>
            {[1, 2, 3].map(row => (
              <PromotionRowSkeleton key={row} />
            ))}
          </Card>
        </Loading>
      )}
      {promotions.data?.length === 0 && (
        <EmptyState icon={Megaphone} action={create}>
          No promotional content yet. Create your first promotion to get started.
        </EmptyState>
      )}
      {promotions.data && promotions.data.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          {promotions.data.map(promotion => (
            <PromotionRow
              key={promotion.id}
              promotion={promotion}
              onEdit={setEditing}
              onDelete={setDeleting}
            />
          ))}
        </ul>
      )}
      {editing && (
        <PromotionDialog promotion={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {deleting && <DeletePromotion promotion={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
