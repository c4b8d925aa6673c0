import { Megaphone } from 'lucide-react';
import { textSearch } from '#domain/names/fold-text.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { PromotionRow } from './PromotionRow.tsx';
import { type Promotion, typeNames } from './promotions.ts';

/** They come with the active one first, then the newest. */
const promotionOrders = {
  state: { of: () => null, up: 'Active first' },
  newest: { of: ({ createdAt }) => createdAt, down: 'Newest first' },
  changed: { of: ({ updatedAt }) => updatedAt, down: 'Changed last' },
  title: { of: ({ title }) => title, up: 'By title' },
  type: { of: ({ type }) => typeNames[type], up: 'By type' },
} satisfies Orders<Promotion>;

type PromotionListProps = {
  promotions: readonly Promotion[];
  onEdit: (promotion: Promotion) => void;
  onDelete: (promotion: Promotion) => void;
};

/** The promotions that are found, in the order asked for. */
export function PromotionList({ promotions, onEdit, onDelete }: PromotionListProps) {
  const list = useListAddress(promotionOrders, 'state');
  const isFound = textSearch(list.search);
  const shown = inOrder(
    promotions.filter(({ title, description }) => isFound(title, description)),
    promotionOrders,
    list.sort,
  );
  return (
    <div className="grid gap-4">
      <ListTools label="Search promotions" list={list} orders={promotionOrders} />
      {shown.length === 0 ? (
        <EmptyState
          icon={Megaphone}
          action={<Button onClick={() => list.setSearch('')}>Show all promotions</Button>}
        >
          No promotions found matching your search.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          {shown.map(promotion => (
            <PromotionRow key={promotion.id} promotion={promotion} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </ul>
      )}
    </div>
  );
}
