import * as assignments from './assignments.ts';
import * as challenges from './challenges.ts';
import * as clock from './clock.ts';
import * as completions from './completions.ts';
import * as dailyWorkouts from './daily-workouts.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import * as exercises from './exercises.ts';
import * as health from './health.ts';
import * as healthHabits from './health-habits.ts';
import * as leaderboard from './leaderboard.ts';
import * as members from './members.ts';
import * as membership from './membership.ts';
import * as nutrition from './nutrition.ts';
import * as passkeys from './passkeys.ts';
import * as pictures from './pictures.ts';
import * as profile from './profile.ts';
import * as programs from './programs.ts';
import * as promotions from './promotions.ts';
import * as progress from './progress.ts';
import * as recipes from './recipes.ts';
import * as securityEvents from './security-events.ts';
import * as session from './session.ts';
import * as strength from './strength.ts';

/** Every endpoint by its name: for the tests that walk them all, and for the API's description. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  [
    assignments,
    challenges,
    clock,
    completions,
    dailyWorkouts,
    dashboard,
    exercises,
    health,
    healthHabits,
    leaderboard,
    members,
    membership,
    nutrition,
    passkeys,
    pictures,
    profile,
    programs,
    progress,
    promotions,
    recipes,
    securityEvents,
    session,
    strength,
  ].flatMap(capability => Object.entries(capability).filter(([, value]) => isEndpoint(value))),
);

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
