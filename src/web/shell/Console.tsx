import {
  CalendarDays,
  ClipboardCheck,
  Dumbbell,
  CircleCheck,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  Newspaper,
  NotebookPen,
  HandHeart,
  Salad,
  Flag,
  Swords,
  TrendingUp,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react';
import { programsPath } from '#domain/membership/page-access.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { ClockNotice } from '#web/clock/ClockNotice.tsx';
import { DiskNotice } from '#web/clock/DiskNotice.tsx';
import { FindButton } from '#web/features/finding/FindButton.tsx';
import { Finder } from '#web/features/finding/Finder.tsx';
import { PendingLogs } from '#web/parts/pending/PendingLogs.tsx';
import { lazyScreen } from '#web/ui/loading/lazy-part.ts';
import { fetchOpened, SectionPage } from './SectionPage.tsx';

/** The console's sidebar, as data: the specification's entries by their names, with those that are used together in a group. */
const consoleSections = [
  {
    id: 'command-center',
    label: 'Command Center',
    icon: LayoutDashboard,
    group: 'Today',
    inBar: 'Center',
    screen: lazyScreen(
      async () => (await import('#web/screens/command-center/CommandCenterScreen.tsx')).CommandCenterScreen,
    ),
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: MessageSquare,
    group: 'Today',
    inBar: 'Messages',
    screen: lazyScreen(
      async () => (await import('#web/features/conversations/ConversationsScreen.tsx')).ConversationsScreen,
    ),
    batchesViews: true,
    countsUnread: true,
  },
  {
    id: 'check-ins',
    label: 'Check-ins',
    icon: CircleCheck,
    group: 'Today',
    screen: lazyScreen(
      async () => (await import('#web/features/check-ins/console/CheckInsScreen.tsx')).CheckInsScreen,
    ),
  },
  {
    id: 'daily-calendar',
    label: 'Daily Calendar',
    icon: CalendarDays,
    group: 'Today',
    inBar: 'Calendar',
    screen: lazyScreen(
      async () => (await import('#web/screens/daily-calendar/DailyCalendarScreen.tsx')).DailyCalendarScreen,
    ),
  },
  {
    id: 'members',
    label: 'The Fellowship',
    icon: Users,
    group: 'Members',
    screen: lazyScreen(
      async () => (await import('#web/screens/member-page/MembersSection.tsx')).MembersSection,
    ),
    batchesViews: true,
  },
  {
    id: 'assignments',
    label: 'Assignments',
    icon: ClipboardCheck,
    group: 'Members',
    screen: lazyScreen(
      async () => (await import('#web/screens/assignments/AssignmentsScreen.tsx')).AssignmentsScreen,
    ),
  },
  {
    id: 'coach-dashboard',
    label: 'Coach Dashboard',
    icon: TrendingUp,
    group: 'Members',
    screen: lazyScreen(
      async () => (await import('#web/features/strength/CoachDashboardScreen.tsx')).CoachDashboardScreen,
    ),
  },
  {
    id: 'leaderboard',
    label: 'Hall of Honor',
    icon: Trophy,
    group: 'Members',
    screen: lazyScreen(
      async () => (await import('#web/screens/hall-of-honor/HallOfHonorScreen.tsx')).HallOfHonorScreen,
    ),
  },
  {
    id: 'programs',
    label: 'Programs',
    icon: NotebookPen,
    group: 'Programs',
    inBar: 'Programs',
    screen: lazyScreen(async () => (await import('#web/screens/programs/ProgramsScreen.tsx')).ProgramsScreen),
  },
  {
    id: 'exercises',
    label: 'Exercises',
    icon: Dumbbell,
    group: 'Programs',
    screen: lazyScreen(
      async () => (await import('#web/features/exercises/library/ExercisesScreen.tsx')).ExercisesScreen,
    ),
    skipsBatch: true,
  },
  {
    id: 'weekly-challenges',
    label: 'Weekly Challenges',
    icon: Swords,
    group: 'Content',
    screen: lazyScreen(
      async () => (await import('#web/features/challenges/console/ChallengesScreen.tsx')).ChallengesScreen,
    ),
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    icon: Salad,
    group: 'Content',
    screen: lazyScreen(
      async () => (await import('#web/features/recipes/console/RecipesScreen.tsx')).RecipesScreen,
    ),
  },
  {
    id: 'blog',
    label: 'Blog',
    icon: Newspaper,
    group: 'Content',
    screen: lazyScreen(
      async () => (await import('#web/features/health-habits/console/BlogScreen.tsx')).BlogScreen,
    ),
  },
  {
    id: 'promotions',
    label: 'Promotional Content',
    icon: Megaphone,
    group: 'Content',
    screen: lazyScreen(
      async () => (await import('#web/features/promotions/PromotionsScreen.tsx')).PromotionsScreen,
    ),
  },
  {
    id: 'feed',
    label: 'Feed',
    icon: HandHeart,
    group: 'Content',
    screen: lazyScreen(async () => (await import('#web/features/feed/console/FeedConsole.tsx')).FeedConsole),
  },
  {
    id: 'fellowship',
    label: 'Fellowship Settings',
    icon: Flag,
    group: 'Settings',
    screen: lazyScreen(
      async () => (await import('#web/features/fellowship/FellowshipScreen.tsx')).FellowshipScreen,
    ),
  },
  {
    id: 'profile',
    label: 'Profile',
    icon: UserRound,
    group: 'Settings',
    screen: lazyScreen(async () => (await import('#web/screens/profile/ProfileScreen.tsx')).ProfileScreen),
  },
  {
    id: 'training-programs',
    label: 'Training Programs',
    icon: NotebookPen,
    path: programsPath,
    isUnlisted: true,
    screen: lazyScreen(
      async () =>
        (await import('#web/features/training-programs/TrainingProgramsScreen.tsx')).TrainingProgramsScreen,
    ),
  },
] as const;

/** Where it is not switched on there is no such section. */
const withoutFeed = consoleSections.filter(({ id }) => id !== 'feed');

fetchOpened(consoleSections, 'command-center');

const findButton = (isFolded: boolean) => <FindButton isFolded={isFolded} />;

export function Console() {
  const { hasFeed } = useBrand();
  const sections = hasFeed ? consoleSections : withoutFeed;
  return (
    <SectionPage
      label="Coach's console"
      caption="Coach"
      density="compact"
      sections={sections}
      first="command-center"
      home="/admin"
      above={
        <>
          <ClockNotice />
          <DiskNotice />
          <PendingLogs />
          <Finder sections={sections} />
        </>
      }
      find={findButton}
    />
  );
}
