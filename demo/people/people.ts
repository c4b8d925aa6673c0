import * as z from 'zod/mini';
import { loading } from '#contract/loading-fields.ts';
import { jsonOf } from '../content/content.ts';
import { mainLifts } from './starting-strength.ts';

const whole = z.number().check(z.int());

/** A member of the demonstration fellowship, with what is needed to imagine months of training. */
const written = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  bio: z.string(),
  timeZone: z.string(),
  /** 'HH:MM' on the person's own clock, where life sets the hour; early for most of the others. */
  trainsAt: z.optional(z.string()),
  /** Seed of the portrait. */
  face: whole,
  joinedDaysAgo: whole,
  isFoundingMember: z.optional(z.literal(true)),
  membership: z.enum(['active', 'none']),
  /** How many weeks ago each was started. Oldest first; each ends before the next begins. */
  programs: z.array(
    z.union([z.tuple([z.string(), whole]), z.tuple([z.string(), whole, z.literal('paused')])]),
  ),
  /** When they set out on the Ascension path, after those. */
  onPathForWeeks: z.optional(whole),
  startStrength: z.strictObject({ squat: whole, bench: whole, deadlift: whole, press: whole }),
  /** The share of training days that get logged, 0 to 1. */
  consistency: z.number(),
  /** How much the one-rep maxima grow in a week of full training. */
  weeklyGainPercent: z.number(),
  /** A lift that has not grown for so many weeks up to today. */
  plateau: z.optional(z.strictObject({ lift: z.enum(mainLifts), weeks: whole })),
  /** What they load, where they have said. */
  loading: z.optional(loading),
  /** Something that hurts in one exercise: what they wrote of it, week by week, this week's last, and how much it hurt. */
  ache: z.optional(
    z.strictObject({
      exercise: z.string(),
      where: z.string(),
      told: z.array(z.strictObject({ said: z.string(), level: z.nullable(whole) })),
    }),
  ),
  /** They log their sessions set by set. */
  usesPlayer: z.optional(z.literal(true)),
  /** The coach stands beside them now and then, and taps what they do. */
  trainsBesideCoach: z.optional(z.literal(true)),
  /** They are in the middle of a session, whenever one looks. */
  isTrainingNow: z.optional(z.literal(true)),
});

export type DemoPerson = ReturnType<typeof personOf>;

export const people = jsonOf('people/people.json', z.array(written)).map(personOf);

function personOf({ isFoundingMember, programs, startStrength, ...person }: z.output<typeof written>) {
  const { squat, bench, deadlift, press } = startStrength;
  return {
    ...person,
    email: `${asciiOf(person.firstName)}.${asciiOf(person.lastName)}@fellowship.example`,
    isFoundingMember: isFoundingMember === true,
    programs: programs.map(([program, startedWeeksAgo, status]) => ({
      program,
      startedWeeksAgo,
      status: status ?? ('active' as const),
    })),
    startStrength: { 'Back Squat': squat, 'Bench Press': bench, Deadlift: deadlift, 'Overhead Press': press },
  };
}

/** Letters alone, without their marks: Nyström is nystrom, O'Neill oneill. */
function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
