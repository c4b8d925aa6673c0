import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { BrandMark } from '#web/brand/BrandMark.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { UpdatePrompt } from '#web/install/UpdatePrompt.tsx';
import { NoticesBell } from '#web/features/notices/NoticesBell.tsx';
import { fetchSection, useSectionAnswers } from '#web/first-view/section-answers.ts';
import { GoToContext } from '#web/navigation/go-to.ts';
import { sectionNow, useSection } from '#web/navigation/section-history.ts';
import { unreadMessages } from '#web/navigation/unread.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { nameOf } from '#web/session/name-of.ts';
import { useFreshDays } from '#web/session/today.ts';
import { SignOut } from '#web/features/sign-out/SignOut.tsx';
import { useStore } from '#web/state/use-store.ts';
import { ThemeToggle } from '#web/ui/buttons/ThemeToggle.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { SidebarLayout } from '#web/ui/layout/SidebarLayout.tsx';
import type { SidebarItem } from '#web/ui/layout/SidebarNav.tsx';
import { Fetched, type LazyPart } from '#web/ui/loading/lazy-part.ts';
import { whenQuiet, whenRested } from '#web/ui/loading/when-idle.ts';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

type Section<Id extends string> = {
  id: Id;
  label: string;
  icon: LucideIcon;
  /** The heading it stands under. */
  group?: string;
  /** Its name in the phone's bar of those used most. */
  inBar?: string;
  screen: LazyPart<object>;
  /** It asks for nothing, or for one thing that is dear to gather. */
  skipsBatch?: boolean;
  /** A thing opened in it shows as much as a section does: that comes in one call, too. */
  batchesViews?: boolean;
  /** What waits to be read stands at its entry. */
  countsUnread?: boolean;
  /** Where it has an address of its own. */
  path?: string;
  /** It is reached from elsewhere, and has no entry in the sidebar. */
  isUnlisted?: boolean;
};

type SectionPageProps<Id extends string> = {
  label: string;
  caption: string;
  density: 'comfortable' | 'compact';
  sections: readonly Section<Id>[];
  first: Id;
  /** The address that the sections share. */
  home: string;
  /** What stands above every screen. */
  above?: ReactNode;
  /** The way to anything, above the sidebar's entries and in the phone's first line. */
  find?: (isFolded: boolean) => ReactNode;
};

/** Fetches the screen that the page opens with, as soon as its area is there. */
export function fetchOpened<Id extends string>(sections: readonly Section<Id>[], first: Id): void {
  if (typeof window === 'undefined') return;
  const opened = sectionNow() ?? first;
  void (
    sections.find(({ id }) => id === opened) ?? sections.find(({ id }) => id === first)
  )?.screen.preload();
}

/** One page of sections behind a sidebar: the member area, and the console. */
export function SectionPage<Id extends string>(props: SectionPageProps<Id>) {
  const { label, caption, density, sections, first, home, above, find } = props;
  const { name } = useBrand();
  const client = useQueryClient();
  useFreshDays();
  useEffect(() => void followOthers(client).catch(() => undefined), [client]);
  const [active, goTo] = useSection(
    sections.map(section => section.id),
    first,
    useCallback((id: Id) => sections.find(one => one.id === id)?.path ?? home, [sections, home]),
  );
  const unread = useStore(unreadMessages);
  const items = useMemo(
    (): SidebarItem[] =>
      sections
        .filter(entry => !entry.isUnlisted)
        .map(({ path: href, countsUnread, ...entry }) => ({
          ...entry,
          ...(countsUnread && { unread }),
          ...(href !== undefined && { href }),
          onPoint: () => void entry.screen.preload(),
          onPress: () => void (entry.skipsBatch || entry.id === active || fetchSection(client, entry.id)),
        })),
    [client, sections, active, unread],
  );
  usePreloadedSections(sections);
  const section = sections.find(({ id }) => id === active);
  useSectionAnswers(active, section ?? {});
  const select = (id: string) => goTo(id as Id);
  return (
    <GoToContext value={select}>
      {section && <title>{`${section.label} · ${name}`}</title>}
      <SidebarLayout
        label={label}
        density={density}
        items={items}
        active={active}
        onSelect={select}
        brand={collapsed => <Brand small={collapsed} />}
        footer={collapsed => <Account caption={caption} small={collapsed} />}
        actions={<NoticesBell size="sm" />}
        tools={find}
        mobileActions={
          <>
            {find?.(true)}
            <NoticesBell />
            <ThemeToggle />
          </>
        }
      >
        <div data-above className="contents">
          <UpdatePrompt />
          {above}
        </div>
        <ScreenBoundary key={active}>
          <Suspense fallback={<ScreenSkeleton />}>
            {section && <Fetched part={section.screen} props={{}} meanwhile={<ScreenSkeleton />} />}
          </Suspense>
        </ScreenBoundary>
      </SidebarLayout>
    </GoToContext>
  );
}

/** Other sections open at once when their files are there: by the service worker, or else once the page is at rest. */
function usePreloadedSections(sections: readonly { screen: LazyPart<object> }[]): void {
  useEffect(() => {
    let isLeft = false;
    const fetchAll = async () => {
      await whenRested();
      for (const { screen } of sections) if (!isLeft) await screen.preload();
    };
    void fetchAll();
    return () => {
      isLeft = true;
    };
  }, [sections]);
}

/**
 * Behind all that the page shows, or once a key is pressed that it takes. Without a signal its file may not come: the next
 * page tries again.
 */
async function followOthers(client: QueryClient): Promise<void> {
  await Promise.race([whenQuiet(), window.earlyKey?.isPressed ?? whenQuiet()]);
  (await import('./follow.ts')).follow(client);
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

function Brand({ small }: { small: boolean }) {
  const { name } = useBrand();
  return (
    <span className="flex items-center gap-3 px-1">
      <BrandMark className="size-8 shrink-0 text-accent" />
      {!small && (
        <span className="display truncate text-[min(1.25rem,6.25vw)]/[min(1.625rem,8.2vw)]">{name}</span>
      )}
    </span>
  );
}

/** Who is signed in, and the way out. */
function Account({ caption, small }: { caption: string; small: boolean }) {
  const { user } = useCurrentUser();
  const name = nameOf(user, caption);
  if (small) return <SignOut small />;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={user?.profileImageUrl ?? undefined} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium">{name}</p>
          <p className="text-xs text-muted">{caption}</p>
        </div>
        <ThemeToggle />
      </div>
      <SignOut />
    </div>
  );
}
