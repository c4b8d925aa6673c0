import * as z from 'zod/mini';
import { longestUnreadLine, maxReachedByName, maxUnreadLines } from '#domain/limits.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { weekdays } from '#domain/plain-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { difficultyLevel } from '#contract/exercise-fields.ts';
import { dayTree, daysOfAWeek, prescription, weekCount, weeksOfAProgram } from '#contract/programs.ts';
import { trainingMaxPercent } from '#contract/loading-fields.ts';
import {
  done,
  id,
  instant,
  notes,
  requiredText,
  text,
  verbatim,
  wholeBetween,
  wireDate,
} from '#contract/wire.ts';

/** Lines of a day that were typed and are not understood yet: stored in the draft, in nobody's training. */
const unread = z
  .array(z.object({ position: wholeBetween(0, 999), text: verbatim(longestUnreadLine) }))
  .check(z.maxLength(maxUnreadLines, `A day keeps at most ${maxUnreadLines} lines that are not understood`));

const draftWeeks = weeksOfAProgram(
  z.object({
    weekNumber: weekCount,
    notes: z._default(notes, ''),
    days: z._default(daysOfAWeek(z.extend(dayTree, { unread: z._default(unread, []) })), []),
  }),
);

const draftBody = z
  .object({
    /** The revision that was read; `If-Match` says it too, and then goes before this one. */
    revision: z.optional(wholeBetween(0, 999_999_999)),
    /** As it was read: a first save is refused (409 with `draft`) when the live program has changed since then. */
    startedFrom: z.nullish(text(100)),
    name: requiredText('Program name is required'),
    description: z._default(notes, ''),
    difficultyLevel: z.nullish(difficultyLevel),
    numWeeks: weekCount,
    /** Left out, it stays as it is. */
    trainingMaxPercent: z.optional(trainingMaxPercent),
    weeks: z._default(draftWeeks, []),
  })
  .check(
    z.refine(
      ({ weeks, numWeeks }) => weeks.every(week => week.weekNumber <= numWeeks),
      'A week lies beyond the number of weeks',
    ),
  );

/** A prescription as a tree holds it: the exercise by its id alone. */
const plannedExercise = z.omit(prescription, { id: true, orderIndex: true, exercise: true });

export const plannedDay = z.object({
  dayOfWeek: z.enum(weekdays),
  dayName: z.string(),
  notes: z.string(),
  assignedWorkoutId: z.nullable(z.string()),
  exercises: z.array(plannedExercise),
});

/** A whole program as it is read: every week up to `numWeeks`, each with its seven days, Sunday first. */
export const programTree = z.object({
  name: z.string(),
  description: z.string(),
  difficultyLevel: z.nullable(difficultyLevel),
  numWeeks: z.number(),
  trainingMaxPercent: z.number(),
  weeks: z.array(z.object({ weekNumber: z.number(), notes: z.string(), days: z.array(plannedDay) })),
});

/** Exercises that a tree names and the library no longer lists, so that their names can be shown. */
export const unknownExercises = z.array(
  z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) }),
);

/**
 * The differences, a sentence each: of a day; with no weekday of its week's notes, or of a week as a whole; with no
 * week of the program itself.
 */
export const difference = z.array(
  z.object({
    weekNumber: z.nullable(z.number()),
    dayOfWeek: z.nullable(z.enum(weekdays)),
    text: z.string(),
  }),
);

/**
 * The draft of a program. `revision` goes up with every save, and when a draft is published or thrown away; it is 0 where
 * there never was one.
 */
export const programDraft = z.extend(programTree, {
  revision: z.number(),
  weeks: z.array(
    z.object({
      weekNumber: z.number(),
      notes: z.string(),
      days: z.array(
        z.extend(plannedDay, {
          unread: z.array(z.object({ position: z.number(), text: z.string() })),
        }),
      ),
    }),
  ),
  /** No draft exists: this is the live program, and saving it begins one. */
  isNew: z.boolean(),
  /** Stands for the live program that this is, while there is no draft. */
  startedFrom: z.nullable(z.string()),
  updatedAt: z.nullable(instant),
  /** The name of the coach who saved it last. */
  updatedBy: z.nullable(z.string()),
  /** The live changes since the draft began; publishing waits for `takeLive` until this is empty. */
  liveChanges: difference,
  unknown: unknownExercises,
});

const providesTags = ['drafts', 'programs', 'schedule', 'exercises', 'members', 'account'] as const;

/** The draft of a program, or what one begins with: the live program. Reading writes nothing. */
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/draft',
  access: 'coach',
  providesTags,
  response: programDraft,
});

/** In bytes: a program as full as may be, with pages of lines that are not understood. */
const draftLimit = 8 * 1024 * 1024;

/**
 * Saves the whole draft. `If-Match` (or `revision`) says which one was read: with another one there now the answer is 409
 * and carries it as `draft`; with none at all it is 400.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/workouts/:id/draft',
  access: 'coach',
  invalidatesTags: ['drafts'],
  body: draftBody,
  response: programDraft,
  bodyLimit: draftLimit,
});

/** Throws the draft away; the live program stays as it is. With `If-Match` only that revision (else 409 with `draft`). */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id/draft',
  access: 'coach',
  invalidatesTags: ['drafts'],
  response: done,
});

const ofPreview = [
  'drafts',
  'programs',
  'schedule',
  'exercises',
  'assignments',
  'training',
  'logs',
  'members',
  'account',
] as const;

/** 'all' who still follow, 'none', or members' ids with commas between them. */
const reachInQuery = z.pipe(
  z.transform((value: string) =>
    typeof value === 'string' && value !== 'all' && value !== 'none' ? value.split(',') : value,
  ),
  z.union([z.enum(['all', 'none']), z.array(id)], "Say 'all', 'none', or the members' ids"),
);

/** The number of training days, from each member's today on and without a log, that publishing would change, add and take away. */
export const previewDraft = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/draft/preview',
  access: 'coach',
  providesTags: ofPreview,
  query: z.object({ reach: z._default(reachInQuery, 'all') }),
  response: z.object({
    /** The members it would reach, by name, also where nothing changes for them. */
    members: z.array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        changed: z.number(),
        added: z.number(),
        removed: z.number(),
      }),
    ),
    /** The members it would leave on a version: who stayed behind before (`version`), or would now (null). */
    others: z.array(z.object({ memberId: z.string(), name: z.string(), version: z.nullable(z.number()) })),
  }),
});

/** A day as its member sees it: its name, and each exercise in one line. */
const dayInWords = z.nullable(z.object({ dayName: z.string(), lines: z.array(z.string()) }));

/** The same for one member of the program, date by date, wherever they stand now. */
export const previewDraftOfMember = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/draft/preview/:memberId',
  access: 'coach',
  providesTags: ofPreview,
  response: z.object({
    days: z.array(
      z.object({
        date: wireDate,
        kind: z.enum(['changed', 'added', 'removed']),
        before: dayInWords,
        after: dayInWords,
      }),
    ),
  }),
});

export const reachOfPublication = z.union(
  [
    z.enum(['all', 'none']),
    z
      .array(id)
      .check(
        z.maxLength(maxReachedByName, `Name at most ${maxReachedByName.toLocaleString('en-US')} members`),
      ),
  ],
  "Say 'all', 'none', or the members' ids",
);

/**
 * Makes the draft the live program. Training days today or later without a log follow for those it reaches; the others
 * stay on the version they have. 409 when there is no draft, a line is not understood yet, or the program was changed
 * live since the draft began (`liveChanges` says what). With `If-Match` only that revision (else 409 with `draft`).
 */
export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/publish',
  access: 'coach',
  invalidatesTags: [
    'drafts',
    'programs',
    'schedule',
    'assignments',
    'training',
    'completions',
    'notices',
    'security',
  ],
  idempotent: true,
  body: z.object({
    reach: z._default(reachOfPublication, 'all'),
    note: z.nullish(text(5000)),
  }),
  response: z.object({ version: z.number() }),
});

/**
 * Takes what was changed live since the draft began into the draft, day by day. A day that both changed stays as the draft
 * has it, and is named in `kept`. 409 when there is no draft.
 */
export const takeLive = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/draft/take-live',
  access: 'coach',
  invalidatesTags: ['drafts'],
  idempotent: true,
  body: z.object({}),
  response: z.object({ draft: programDraft, taken: difference, kept: difference }),
});
