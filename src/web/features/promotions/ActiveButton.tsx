import { activatePromotion, updatePromotion } from '#contract/promotions.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Promotion } from './promotions.ts';

/** Puts it on the home page, or takes it off: one button, so that the focus stays where it is. */
export function ActiveButton({ promotion: { id, title, isActive } }: { promotion: Promotion }) {
  const activate = useSend(activatePromotion, {
    success: { title: 'Success', description: 'Promotional content is now active on the home page' },
    failure: 'Failed to activate promotional content',
  });
  const takeDown = useSend(updatePromotion, {
    success: { title: 'Success', description: 'Promotional content updated successfully' },
    failure: 'Failed to update promotional content',
  });
  const params = { id };
  const words = isActive === 'true' ? 'Take Down' : 'Set Active';
  return (
    <Button
      size="sm"
      aria-label={`${words}: ${title}`}
      pending={activate.isPending || takeDown.isPending}
      onClick={() =>
        isActive === 'true'
          ? takeDown.mutate({ params, body: { isActive: false } })
          : activate.mutate({ params })
      }
    >
      {words}
    </Button>
  );
}
