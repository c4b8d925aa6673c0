/**
 * The page around what anybody may read: the mark above, the motto and the website below.
 * `<PublicFrame title="Join the Fellowship" actions={<a href="/api/logout">Sign Out</a>}>…</PublicFrame>`
 */
import type { ReactNode } from 'react';
import { BrandMark } from '#web/brand/BrandMark.tsx';
import { MailLink, PhoneLink } from '#web/brand/ContactLinks.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type PublicFrameProps = {
  /** The page's title, with the brand's name after it; without one, the brand's name and tagline. */
  title?: string;
  /** Text that a search engine shows under the title. */
  description?: string;
  /** Beside the theme toggle. */
  actions?: ReactNode;
  /** The page shows the mark itself, larger. */
  withoutMark?: boolean;
  children: ReactNode;
};

export function PublicFrame({ title, description, actions, withoutMark, children }: PublicFrameProps) {
  const { name, tagline } = useBrand();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <title>{title ? `${title} · ${name}` : [name, tagline].filter(Boolean).join(': ')}</title>
      {description && <meta name="description" content={description} />}
      <header className="relative z-10 mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-5 py-3 sm:px-8">
        {withoutMark ? (
          <span />
        ) : (
          <a
            href="/"
            className="flex min-h-11 max-w-max min-w-0 flex-1 basis-[min-content] items-center gap-3 rounded-md display text-lg"
          >
            <BrandMark className="size-8 text-accent" />
            {name}
          </a>
        )}
        <div className="ml-auto flex items-center gap-2">
          {actions}
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The coach's own entries, and the year. */
function Footer() {
  const { name, motto, website, coach } = useBrand();
  return (
    <footer className="mx-auto w-full max-w-6xl px-5 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-8 text-sm text-muted">
        {motto !== '' && (
          <p className="w-full motto text-base sm:w-auto" lang="la">
            {motto}
          </p>
        )}
        <p className="flex flex-wrap gap-x-6 empty:hidden">
          {coach.phone !== '' && <PhoneLink phone={coach.phone} className={footerLink} />}
          {coach.email !== '' && <MailLink email={coach.email} className={footerLink} />}
          {website.href !== '' && (
            <a href={website.href} className={footerLink}>
              {website.label}
            </a>
          )}
        </p>
        <p>
          © {year} {name}
        </p>
      </div>
    </footer>
  );
}

const footerLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

const year = new Date().getFullYear();
