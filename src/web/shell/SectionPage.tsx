import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { brand } from '#brand.ts';
import { ThemeToggle } from '#web/ui/buttons/ThemeToggle.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { SidebarLayout } from '#web/ui/layout/SidebarLayout.tsx';
import type { SidebarItem } from '#web/ui/layout/SidebarNav.tsx';
import { Account } from './Account.tsx';
import { Brand } from './Brand.tsx';
import { GoToContext } from '#web/place/go-to.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useSection } from '#web/place/section-history.ts';
import type { Section } from './sections.ts';
import { useFreshDays } from '#web/session/today.ts';

type SectionPageProps<Id extends string> = {
  label: string;
  caption: string;
  density: 'comfortable' | 'compact';
  sections: readonly (Section<Id> & { icon: LucideIcon })[];
  first: Id;
  /** Entries that leave for another page. */
  links?: readonly SidebarItem[];
  /** What stands above every screen. */
  above?: ReactNode;
};

/** One page of sections behind a sidebar: the member area, and the console. */
export function SectionPage<Id extends string>(props: SectionPageProps<Id>) {
  const { label, caption, density, sections, first, links = [], above } = props;
  useFreshDays();
  const [active, goTo] = useSection(
    sections.map(section => section.id),
    first,
  );
  const section = sections.find(({ id }) => id === active);
  const Screen = section?.screen;
  const select = (id: string) => goTo(id as Id);
  return (
    <GoToContext value={select}>
      {section && <title>{`${section.label} · ${brand.name}`}</title>}
      <SidebarLayout
        label={label}
        density={density}
        items={[...sections, ...links]}
        active={active}
        onSelect={select}
        brand={collapsed => <Brand small={collapsed} />}
        footer={collapsed => <Account caption={caption} small={collapsed} />}
        mobileActions={<ThemeToggle />}
      >
        {above}
        <ScreenBoundary key={active}>
          <Suspense fallback={<ScreenSkeleton />}>{Screen && <Screen />}</Suspense>
        </ScreenBoundary>
      </SidebarLayout>
    </GoToContext>
  );
}

function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
