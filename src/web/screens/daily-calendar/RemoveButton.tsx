import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';

/** A button that names the item it removes: a day has several. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
      <Trash2 aria-hidden="true" /> Remove
    </Button>
  );
}
