import { Columns2 } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';

/** Opens a session as planned beside done. */
export function OpenButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <Button size="sm" aria-haspopup="dialog" aria-label={`Planned and done: ${name}`} onClick={onOpen}>
      <Columns2 aria-hidden="true" /> Planned and done
    </Button>
  );
}
