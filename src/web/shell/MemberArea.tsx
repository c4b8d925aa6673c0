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
import { MembershipBanner } from '#web/membership/PaymentBanner.tsx';
import { WaitingLogs } from '#web/training/waiting/WaitingLogs.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { fetchOpened, SectionPage } from './SectionPage.tsx';

/** The member area's sidebar, as data. */
const memberSections = [
  {
    id: 'dashboard',
    label: 'Command Center',
    icon: LayoutDashboard,
    inBar: 'Center',
    screen: lazyPart(async () => (await import('#web/dashboard/member/DashboardScreen.tsx')).DashboardScreen),
  },
  {
    id: 'workouts',
    label: 'Assigned Programs',
    icon: ClipboardList,
    inBar: 'Programs',
    screen: lazyPart(
      async () => (await import('#web/training/programs/AssignedProgramsScreen.tsx')).AssignedProgramsScreen,
    ),
  },
  {
    id: 'calendar',
    label: 'Workout Log',
    icon: CalendarCheck,
    inBar: 'Log',
    screen: lazyPart(async () => (await import('#web/training/WorkoutLogScreen.tsx')).WorkoutLogScreen),
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: MessageSquare,
    screen: lazyPart(
      async () => (await import('#web/conversations/screens/MessagesScreen.tsx')).MessagesScreen,
    ),
    countsUnread: true,
  },
  {
    id: 'check-ins',
    label: 'Check-ins',
    icon: CircleCheck,
    screen: lazyPart(async () => (await import('#web/check-ins/member/CheckInsSection.tsx')).CheckInsSection),
  },
  {
    id: 'history',
    label: 'Program History',
    icon: History,
    screen: lazyPart(
      async () => (await import('#web/completions/ProgramHistoryScreen.tsx')).ProgramHistoryScreen,
    ),
  },
  {
    id: 'records',
    label: 'Records',
    icon: Medal,
    screen: lazyPart(async () => (await import('#web/records/RecordsSection.tsx')).RecordsSection),
    asksItself: true,
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    icon: Salad,
    screen: lazyPart(async () => (await import('#web/nutrition/NutritionScreen.tsx')).NutritionScreen),
    asksItself: true,
  },
  {
    id: 'health-habits',
    label: 'Blog',
    icon: BookOpen,
    screen: lazyPart(
      async () => (await import('#web/health-habits/HealthHabitsScreen.tsx')).HealthHabitsScreen,
    ),
  },
  {
    id: 'leaderboard',
    label: 'Hall of Honor',
    icon: Trophy,
    inBar: 'Hall',
    screen: lazyPart(async () => (await import('#web/leaderboard/HallOfHonorScreen.tsx')).HallOfHonorScreen),
  },
  {
    id: 'feed',
    label: 'Fellowship Feed',
    icon: HandHeart,
    screen: lazyPart(async () => (await import('#web/feed/posts/FeedScreen.tsx')).FeedScreen),
  },
  {
    id: 'training-programs',
    label: 'Programs',
    icon: NotebookText,
    path: programsPath,
    screen: lazyPart(
      async () => (await import('#web/training-programs/TrainingProgramsScreen.tsx')).TrainingProgramsScreen,
    ),
  },
  {
    id: 'profile',
    label: 'Profile',
    icon: UserRound,
    screen: lazyPart(async () => (await import('#web/profile/ProfileScreen.tsx')).ProfileScreen),
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
          <WaitingLogs />
        </>
      }
    />
  );
}
