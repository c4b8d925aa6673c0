import {
  BookOpen,
  CalendarCheck,
  ClipboardList,
  History,
  LayoutDashboard,
  NotebookText,
  Salad,
  Trophy,
  UserRound,
} from 'lucide-react';
import { MembershipBanner } from '#web/membership/PaymentBanner.tsx';
import { WaitingLogs } from '#web/training/waiting/WaitingLogs.tsx';
import { SectionPage } from './SectionPage.tsx';
import { screen } from './sections.ts';

/** The member area's sidebar, as data. */
const memberSections = [
  {
    id: 'dashboard',
    label: 'Command Center',
    icon: LayoutDashboard,
    screen: screen('DashboardScreen', () => import('#web/dashboard/member/DashboardScreen.tsx')),
  },
  {
    id: 'workouts',
    label: 'Assigned Programs',
    icon: ClipboardList,
    screen: screen(
      'AssignedProgramsScreen',
      () => import('#web/training/programs/AssignedProgramsScreen.tsx'),
    ),
  },
  {
    id: 'calendar',
    label: 'Workout Log',
    icon: CalendarCheck,
    screen: screen('WorkoutLogScreen', () => import('#web/training/WorkoutLogScreen.tsx')),
  },
  {
    id: 'history',
    label: 'Program History',
    icon: History,
    screen: screen('ProgramHistoryScreen', () => import('#web/completions/ProgramHistoryScreen.tsx')),
  },
  {
    id: 'nutrition',
    label: 'Nutrition',
    icon: Salad,
    screen: screen('NutritionScreen', () => import('#web/nutrition/NutritionScreen.tsx')),
  },
  {
    id: 'health-habits',
    label: 'Blog',
    icon: BookOpen,
    screen: screen('HealthHabitsScreen', () => import('#web/health-habits/HealthHabitsScreen.tsx')),
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

/** Entries that are pages of their own. */
const memberLinks = [{ id: 'programs', label: 'Programs', icon: NotebookText, href: '/programs' }] as const;

export function MemberArea() {
  return (
    <SectionPage
      label="Member area"
      caption="Member"
      density="comfortable"
      sections={memberSections}
      links={memberLinks}
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
