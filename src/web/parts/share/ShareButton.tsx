import { Share2 } from 'lucide-react';
import { useBrand } from '#web/brand/use-brand.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { ShareSource } from './share-source.ts';

const ShareDialog = partToOpen(async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** The open share dialog, kept outside: the day around its button may be rendered again meanwhile. */
const opened = createStore<string | null>(null);

type ShareButtonProps = { source: ShareSource; label?: string; of?: string; className?: string };

/** Opens what others would see; nothing is shared by pressing it. Where there is no feed there is no button. */
export function ShareButton({ source, label = 'Share', of, className }: ShareButtonProps) {
  const { hasFeed } = useBrand();
  const name = JSON.stringify(source);
  const isOpen = useStore(opened) === name;
  if (!hasFeed) return null;
  return (
    <>
      <Button size="sm" className={className} onClick={() => opened.set(name)}>
        <Share2 aria-hidden="true" /> {label}
        {of !== undefined && <span className="sr-only"> {of}</span>}
      </Button>
      {isOpen && <ShareDialog source={source} onClose={() => opened.set(null)} />}
    </>
  );
}
