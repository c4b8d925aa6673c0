import {
  CalendarDays,
  ClipboardCheck,
  Dumbbell,
  LayoutDashboard,
  Megaphone,
  Newspaper,
  NotebookPen,
  Salad,
  Swords,
  TrendingUp,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react';
import { ClockNotice } from '#web/clock/ClockNotice.tsx';
import { SectionPage } from './SectionPage.tsx';
import { screen } from './sections.ts';

/** The console's sidebar, as data, in the specification's order. */
const consoleSections = [
  {
    id: 'command-center',
    label: 'Command Center',
    icon: LayoutDashboard,
    screen: screen('CommandCenterScreen', () => import('#web/dashboard/console/CommandCenterScreen.tsx')),
  },
  {
    id: 'exercises',
    label: 'Exercises',
    icon: Dumbbell,
    screen: screen('ExercisesScreen', () => import('#web/exercises/ExercisesScreen.tsx')),
  },
  {
    id: 'programs',
    label: 'Programs',
    icon: NotebookPen,
    screen: screen('ProgramsScreen', () => import('#web/programs/ProgramsScreen.tsx')),
  },
  {
    id: 'coach-dashboard',
    label: 'Coach Dashboard',
    icon: TrendingUp,
    screen: screen('CoachDashboardScreen', () => import('#web/strength/CoachDashboardScreen.tsx')),
  },
  {
    id: 'assignments',
    label: 'Assignments',
    icon: ClipboardCheck,
    screen: screen('AssignmentsScreen', () => import('#web/assignments/AssignmentsScreen.tsx')),
  },
  {
    id: 'daily-calendar',
    label: 'Daily Calendar',
    icon: CalendarDays,
    screen: screen('DailyCalendarScreen', () => import('#web/daily-workouts/DailyCalendarScreen.tsx')),
  },
  {
    id: 'weekly-challenges',
    label: 'Weekly Challenges',
    icon: Swords,
    screen: screen('ChallengesScreen', () => import('#web/challenges/console/ChallengesScreen.tsx')),
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    icon: Salad,
    screen: screen('RecipesScreen', () => import('#web/recipes/console/RecipesScreen.tsx')),
  },
  {
    id: 'blog',
    label: 'Blog',
    icon: Newspaper,
    screen: screen('BlogScreen', () => import('#web/health-habits/console/BlogScreen.tsx')),
  },
  {
    id: 'promotions',
    label: 'Promotional Content',
    icon: Megaphone,
    screen: screen('PromotionsScreen', () => import('#web/promotions/PromotionsScreen.tsx')),
  },
  {
    id: 'members',
    label: 'The Fellowship',
    icon: Users,
    screen: screen('MembersScreen', () => import('#web/members/MembersScreen.tsx')),
  },
  {
    id: 'leaderboard',
    label: 'Hall of Honor',
    icon: Trophy,
    screen: screen('HallOfHonorScreen', () => import('#web/leaderboard/HallOfHonorScreen.tsx')),
  },
  {
    id: 'profile',
    label: 'Profile',
    icon: UserRound,
    screen: screen('ProfileScreen', () => import('#web/profile/ProfileScreen.tsx')),
  },
] as const;

export function Console() {
  return (
    <SectionPage
      label="Coach's console"
      caption="Coach"
      density="compact"
      sections={consoleSections}
      first="command-center"
      above={<ClockNotice />}
    />
  );
}
