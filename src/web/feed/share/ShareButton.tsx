import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { ShareSource } from './share-source.ts';

const ShareDialog = partToOpen(async () => (await import('./ShareDialog.tsx')).ShareDialog);

type ShareButtonProps = { source: ShareSource; label?: string; of?: string; className?: string };

/** Opens what others would see; nothing is shared by pressing it. Where there is no feed there is no button. */
export function ShareButton({ source, label = 'Share', of, className }: ShareButtonProps) {
  const { hasFeed } = useBrand();
  const [isOpen, setOpen] = useState(false);
  if (!hasFeed) return null;
  return (
    <>
      <Button size="sm" className={className} onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" /> {label}
        {of !== undefined && <span className="sr-only"> {of}</span>}
      </Button>
      {isOpen && <ShareDialog source={source} onClose={() => setOpen(false)} />}
    </>
  );
}
