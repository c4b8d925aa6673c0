import { useEffect } from 'react';
import { useStore } from '#web/state/use-store.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { useOnceOpened } from '#web/ui/dialogs/once-opened.ts';
import { finding } from './finding.ts';
import { holdTypingWhileOpening } from './hold-typing.ts';

const FindDialog = lazyPart(async () => (await import('./FindDialog.tsx')).FindDialog, undefined, {
  isSoonWanted: true,
});

export type FindableSection = { id: string; label: string; group?: string; isUnlisted?: boolean };

/** Opens by Ctrl or meta and K (`shell/keys.ts`), or a button, over whatever the console shows. */
export function Finder({ sections }: { sections: readonly FindableSection[] }) {
  const open = useStore(finding) === true;
  const isWanted = useOnceOpened(open);
  useEffect(() => {
    finding.set(false);
    const stop = holdTypingWhileOpening();
    return () => {
      stop();
      finding.set(null);
    };
  }, []);
  return <Fetched part={FindDialog} isWanted={isWanted} props={{ open, sections }} />;
}
