import type { ReactNode } from 'react';
import { brand } from '#web/brand.ts';
import { Logo } from '#web/brand-marks/Logo.tsx';
import { ThemeToggle } from '#web/ui/ThemeToggle.tsx';

type PublicPageProps = { title: string; intro?: ReactNode; children: ReactNode };

/** The quiet page around everything that happens before the training: one thing to do, in the middle. */
export function PublicPage({ title, intro, children }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · ${brand.name}`}</title>
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <span className="flex items-center gap-3 display text-lg">
          <Logo className="size-8 text-accent" />
          {brand.name}
        </span>
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pb-16 sm:px-6">
        <h1 className="display text-3xl text-balance">{title}</h1>
        {intro && <p className="mt-2 text-muted">{intro}</p>}
        <div className="mt-8">{children}</div>
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-faint">
        <p className="motto">{brand.motto}</p>
      </footer>
    </div>
  );
}
