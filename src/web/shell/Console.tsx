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
import { WaitingLogs } from '#web/training/waiting/WaitingLogs.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { fetchOpened, SectionPage } from './SectionPage.tsx';

/** The console's sidebar, as data, in the specification's order. */
const consoleSections = [
  {
    id: 'command-center',
    label: 'Command Center',
    icon: LayoutDashboard,
    inBar: 'Center',
    screen: lazyPart(
      async () => (await import('#web/dashboard/console/CommandCenterScreen.tsx')).CommandCenterScreen,
    ),
  },
  {
    id: 'messages',
    label: 'Messages',
    icon: MessageSquare,
    screen: lazyPart(
      async () => (await import('#web/conversations/screens/ConversationsScreen.tsx')).ConversationsScreen,
    ),
    gathersViews: true,
    countsUnread: true,
  },
  {
    id: 'check-ins',
    label: 'Check-ins',
    icon: CircleCheck,
    screen: lazyPart(async () => (await import('#web/check-ins/console/CheckInsScreen.tsx')).CheckInsScreen),
  },
  {
    id: 'exercises',
    label: 'Exercises',
    icon: Dumbbell,
    screen: lazyPart(
      async () => (await import('#web/exercises/library/ExercisesScreen.tsx')).ExercisesScreen,
    ),
    asksItself: true,
  },
  {
    id: 'programs',
    label: 'Programs',
    icon: NotebookPen,
    inBar: 'Programs',
    screen: lazyPart(async () => (await import('#web/programs/ProgramsScreen.tsx')).ProgramsScreen),
  },
  {
    id: 'coach-dashboard',
    label: 'Coach Dashboard',
    icon: TrendingUp,
    screen: lazyPart(
      async () => (await import('#web/strength/CoachDashboardScreen.tsx')).CoachDashboardScreen,
    ),
  },
  {
    id: 'assignments',
    label: 'Assignments',
    icon: ClipboardCheck,
    inBar: 'Assignments',
    screen: lazyPart(async () => (await import('#web/assignments/AssignmentsScreen.tsx')).AssignmentsScreen),
  },
  {
    id: 'daily-calendar',
    label: 'Daily Calendar',
    icon: CalendarDays,
    inBar: 'Calendar',
    screen: lazyPart(
      async () => (await import('#web/daily-workouts/DailyCalendarScreen.tsx')).DailyCalendarScreen,
    ),
  },
  {
    id: 'weekly-challenges',
    label: 'Weekly Challenges',
    icon: Swords,
    screen: lazyPart(
      async () => (await import('#web/challenges/console/ChallengesScreen.tsx')).ChallengesScreen,
    ),
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    icon: Salad,
    screen: lazyPart(async () => (await import('#web/recipes/console/RecipesScreen.tsx')).RecipesScreen),
  },
  {
    id: 'blog',
    label: 'Blog',
    icon: Newspaper,
    screen: lazyPart(async () => (await import('#web/health-habits/console/BlogScreen.tsx')).BlogScreen),
  },
  {
    id: 'promotions',
    label: 'Promotional Content',
    icon: Megaphone,
    screen: lazyPart(async () => (await import('#web/promotions/PromotionsScreen.tsx')).PromotionsScreen),
  },
  {
    id: 'members',
    label: 'The Fellowship',
    icon: Users,
    screen: lazyPart(async () => (await import('#web/members/page/MembersSection.tsx')).MembersSection),
    gathersViews: true,
  },
  {
    id: 'feed',
    label: 'Feed',
    icon: HandHeart,
    screen: lazyPart(async () => (await import('#web/feed/console/FeedConsole.tsx')).FeedConsole),
  },
  {
    id: 'fellowship',
    label: 'Fellowship Settings',
    icon: Flag,
    screen: lazyPart(async () => (await import('#web/fellowship/FellowshipScreen.tsx')).FellowshipScreen),
  },
  {
    id: 'leaderboard',
    label: 'Hall of Honor',
    icon: Trophy,
    screen: lazyPart(async () => (await import('#web/leaderboard/HallOfHonorScreen.tsx')).HallOfHonorScreen),
  },
  {
    id: 'profile',
    label: 'Profile',
    icon: UserRound,
    screen: lazyPart(async () => (await import('#web/profile/ProfileScreen.tsx')).ProfileScreen),
  },
  {
    id: 'training-programs',
    label: 'Training Programs',
    icon: NotebookPen,
    path: programsPath,
    isUnlisted: true,
    screen: lazyPart(
      async () => (await import('#web/training-programs/TrainingProgramsScreen.tsx')).TrainingProgramsScreen,
    ),
  },
] as const;

/** Where it is not switched on there is no such section. */
const withoutFeed = consoleSections.filter(({ id }) => id !== 'feed');

fetchOpened(consoleSections, 'command-center');

export function Console() {
  const { hasFeed } = useBrand();
  return (
    <SectionPage
      label="Coach's console"
      caption="Coach"
      density="compact"
      sections={hasFeed ? consoleSections : withoutFeed}
      first="command-center"
      home="/admin"
      above={
        <>
          <ClockNotice />
          <DiskNotice />
          <WaitingLogs />
        </>
      }
    />
  );
}
