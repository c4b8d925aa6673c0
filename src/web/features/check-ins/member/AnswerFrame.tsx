import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { useOnRoot } from '#web/ui/look/on-root.ts';

type AnswerFrameProps = {
  line: string;
  /** How far it is, 0 to 1. */
  share: number;
  onLeave: () => void;
  /** What stays at the lower edge. */
  dock: ReactNode;
  children: ReactNode;
};

/** The whole screen, as a session has it: the sections' ways give way to it (look.css), and Back leads to them again. */
export function AnswerFrame({ line, share, onLeave, dock, children }: AnswerFrameProps) {
  useOnRoot('full-screen');
  return (
    <div data-full-screen className="-mx-4 -mt-3 flex min-h-dvh flex-col md:-mx-8 md:-mt-8">
      <header className="sticky top-0 z-10 border-b border-line bg-page pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex min-h-13 max-w-xl items-center gap-1 px-1 py-1">
          <IconButton label="Leave the check-in; what is answered is kept" onClick={onLeave}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <p className="min-w-0 flex-1 truncate font-medium">Check-in</p>
          <p className="px-3 text-sm text-muted">{line}</p>
        </div>
        <div aria-hidden="true" className="h-0.5 bg-neutral-soft">
          <div
            className="h-full bg-accent transition-[width] duration-(--motion-slow)"
            style={{ width: `${share * 100}%` }}
          />
        </div>
      </header>
      <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-end gap-6 px-4 py-6 sm:justify-center">
        {children}
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-page pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex max-w-xl gap-3 px-4 py-3">{dock}</div>
      </div>
    </div>
  );
}
