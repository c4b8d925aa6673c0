import {
  BookOpen,
  CalendarCheck,
  ClipboardList,
  CircleCheck,
  History,
  LayoutDashboard,
  Medal,
  MessageSquare,
  NotebookText,
  HandHeart,
  Salad,
  Trophy,
  UserRound,
} from 'lucide-react';
import { programsPath } from '#domain/membership/page-access.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { MembershipBanner } from '#web/features/membership/PaymentBanner.tsx';
import { PendingLogs } from '#web/parts/pending/PendingLogs.tsx';
import { lazyScreen } from '#web/ui/loading/lazy-part.ts';
import { fetchOpened, SectionPage } from './SectionPage.tsx';

/**
 * The member area's sidebar, as data: what one trains, what the coach asks and offers, what all share, one's own. So the three
 * entries of programs say which they are: those in training, and what the coach has.
 */
const memberSections = [
  {
    id: 'dashboard',
    label: 'Command Center',
    icon: LayoutDashboard,
    group: 'Training',
    inBar: 'Center',
    screen: lazyScreen(
      async () => (await import('#web/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
    ),
  },
  {
    id: 'calendar',
    label: 'Workout Log',
    icon: CalendarCheck,
    group: 'Training',
    inBar: 'Log',
    screen: lazyScreen(
      async () => (await import('#web/screens/workout-log/WorkoutLogScreen.tsx')).WorkoutLogScreen,
    ),
  },
  {
    id: 'workouts',
    label: 'Assigned Programs',
    icon: ClipboardList,
    group: 'Training',
    screen: lazyScreen(
      async () =>
        (await import('#web/features/training/programs/AssignedProgramsScreen.tsx')).AssignedProgramsScreen,
    ),
  },
  {
    id: 'history',
    label: 'Program History',
    icon: History,
    group: 'Training',
    screen: lazyScreen(
      async () => (await import('#web/features/completions/ProgramHistoryScreen.tsx')).ProgramHistoryScreen,
    ),
  },
  {
    id: 'records',
    label: 'Records',
    icon: Medal,
    group: 'Training',
    screen: lazyScreen(async () => (await import('#web/features/records/RecordsSection.tsx')).RecordsSection),
    skipsBatch: true,
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: MessageSquare,
    group: 'Coach',
    inBar: 'Messages',
    screen: lazyScreen(
      async () => (await import('#web/features/conversations/MessagesScreen.tsx')).MessagesScreen,
    ),
    countsUnread: true,
  },
  {
    id: 'check-ins',
    label: 'Check-ins',
    icon: CircleCheck,
    group: 'Coach',
    screen: lazyScreen(
      async () => (await import('#web/features/check-ins/member/CheckInsSection.tsx')).CheckInsSection,
    ),
  },
  {
    id: 'training-programs',
    label: 'Programs',
    icon: NotebookText,
    group: 'Coach',
    path: programsPath,
    screen: lazyScreen(
      async () =>
        (await import('#web/features/training-programs/TrainingProgramsScreen.tsx')).TrainingProgramsScreen,
    ),
  },
  {
    id: 'leaderboard',
    label: 'Hall of Honor',
    icon: Trophy,
    group: 'The fellowship',
    inBar: 'Hall',
    screen: lazyScreen(
      async () => (await import('#web/screens/hall-of-honor/HallOfHonorScreen.tsx')).HallOfHonorScreen,
    ),
  },
  {
    id: 'feed',
    label: 'Fellowship Feed',
    icon: HandHeart,
    group: 'The fellowship',
    screen: lazyScreen(async () => (await import('#web/features/feed/posts/FeedScreen.tsx')).FeedScreen),
  },
  {
    id: 'health-habits',
    label: 'Blog',
    icon: BookOpen,
    group: 'The fellowship',
    screen: lazyScreen(
      async () => (await import('#web/features/health-habits/HealthHabitsScreen.tsx')).HealthHabitsScreen,
    ),
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    icon: Salad,
    group: 'You',
    screen: lazyScreen(
      async () => (await import('#web/screens/nutrition/NutritionScreen.tsx')).NutritionScreen,
    ),
    skipsBatch: true,
  },
  {
    id: 'profile',
    label: 'Profile',
    icon: UserRound,
    group: 'You',
    screen: lazyScreen(async () => (await import('#web/screens/profile/ProfileScreen.tsx')).ProfileScreen),
  },
] as const;

/** Where the coach has not switched it on there is no such section. */
const withoutFeed = memberSections.filter(({ id }) => id !== 'feed');

fetchOpened(memberSections, 'dashboard');

export function MemberArea() {
  const { hasFeed } = useBrand();
  return (
    <SectionPage
      label="Member area"
      caption="Member"
      density="comfortable"
      sections={hasFeed ? memberSections : withoutFeed}
      home="/member"
      first="dashboard"
      above={
        <>
          <MembershipBanner />
          <PendingLogs />
        </>
      }
    />
  );
}
