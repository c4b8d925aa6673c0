import { maxWeeks } from '#domain/limits.ts';

/** Existing parts of what it takes until the first member trains. */
type Beginnings = {
  /** Whether visitors and members can read who coaches here, and how to reach them. */
  isCoachDescribed: boolean;
  exercises: number;
  programs: number;
  members: number;
  /** Members whose membership is active: a coach has let them in, or they pay. */
  letIn: number;
  assignments: number;
};

export type Step = { section: string; title: string; reason: string; action: string; done: boolean };

/** The way from an empty server to a member in training; a step is done as soon as there is one of its kind. */
export function firstSteps(beginnings: Beginnings): Step[] {
  const { isCoachDescribed, exercises, programs, members, letIn, assignments } = beginnings;
  return [
    {
      section: 'fellowship',
      title: 'Introduce yourself',
      reason: 'Name, phone, mail, price, colours: visitors and members see what you enter, and nothing else.',
      action: 'Go to Fellowship Settings',
      done: isCoachDescribed,
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
      reason: `Up to ${maxWeeks} weeks, a day at a time. You write it once and assign it to as many as you like.`,
      action: 'Go to Programs',
      done: programs > 0,
    },
    {
      section: 'members',
      title: 'Add a member',
      reason: 'They get an invitation link, and choose a password with it.',
      action: 'Go to The Fellowship',
      done: members > 0,
    },
    {
      section: 'members',
      title: 'Activate their membership',
      reason:
        'When you add them, or with Activate in their row, for as many days as you like. Until then, or until they pay, they see only the membership page.',
      action: 'Go to The Fellowship',
      done: letIn > 0,
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
