import { type ReactNode, useEffect, useRef } from 'react';
import { BrandMark } from '#web/brand/BrandMark.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { ThemeToggle } from '#web/ui/buttons/ThemeToggle.tsx';

type PublicPageProps = { title: string; intro?: ReactNode; children: ReactNode };

/** The quiet page around everything that happens before the training: one thing to do, in the middle. */
export function PublicPage({ title, intro, children }: PublicPageProps) {
  const { name, motto } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · ${name}`}</title>
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <a href="/" className="flex min-h-11 items-center gap-3 display text-lg">
          <BrandMark className="size-8 text-accent" />
          {name}
        </a>
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pt-6 pb-16 sm:px-6">
        <Title>{title}</Title>
        {intro && <p className="mt-2 text-pretty text-muted">{intro}</p>}
        <div className="mt-8">{children}</div>
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-faint">
        <p className="motto">{motto}</p>
      </footer>
    </div>
  );
}

let titleBefore: string | undefined;

/** Reading goes on from the title when one page follows another without a load, and no field of it has the focus. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNext = titleBefore !== undefined && titleBefore !== children;
    if (isNext && document.activeElement === document.body) heading.current?.focus();
    titleBefore = children;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="display text-3xl text-balance wrap-anywhere outline-none">
      {children}
    </h1>
  );
}
