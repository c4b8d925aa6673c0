import { mostWeeks } from '#domain/limits.ts';

/** What there is already, of what it takes until the first member trains. */
type Beginnings = {
  /** Whether visitors and members are told who coaches here, and how to reach them. */
  isCoachSaid: boolean;
  exercises: number;
  programs: number;
  members: number;
  assignments: number;
};

export type Step = { section: string; title: string; reason: string; action: string; done: boolean };

/** The way from an empty server to a member in training; a step is done as soon as there is one of its kind. */
export function firstSteps({ isCoachSaid, exercises, programs, members, assignments }: Beginnings): Step[] {
  return [
    {
      section: 'fellowship',
      title: 'Say who you are',
      reason: 'Name, phone, mail, price, colours: visitors and members see what you enter, and nothing else.',
      action: 'Go to Fellowship Settings',
      done: isCoachSaid,
    },
    {
      section: 'exercises',
      title: 'Fill the exercise library',
      reason: 'Seed Exercises puts a ready-made library there; add your own as you like.',
      action: 'Go to Exercises',
      done: exercises > 0,
    },
    {
      section: 'programs',
      title: 'Write a program',
      reason: `Up to ${mostWeeks} weeks, a day at a time. You write it once and assign it to as many as you like.`,
      action: 'Go to Programs',
      done: programs > 0,
    },
    {
      section: 'members',
      title: 'Add a member',
      reason: 'You get an invitation link to send; they choose a password and come in.',
      action: 'Go to The Fellowship',
      done: members > 0,
    },
    {
      section: 'assignments',
      title: 'Assign the program',
      reason: "Pick a start date, and its training days land on the member's calendar.",
      action: 'Go to Assignments',
      done: assignments > 0,
    },
  ];
}

/** The one to do next; undefined when all are done. */
export const nextStep = (steps: readonly Step[]): Step | undefined => steps.find(step => !step.done);
