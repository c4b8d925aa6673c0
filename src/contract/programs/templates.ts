import * as z from 'zod/mini';
import { maxTemplateNameLength, templateKinds } from '#domain/day-templates.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { exercisesOfADay, prescription, prescriptionFields } from '#contract/programs.ts';
import { done, id, instant, notes, onOneLine, requiredText, text } from '#contract/wire.ts';

/** In the order in which they are done; those of a circuit carry its label and format as in a day. */
const exercises = exercisesOfADay(z.extend(prescriptionFields, { exerciseId: id })).check(
  z.minLength(1, 'A template holds at least one exercise'),
);

/** No two of a kind are told apart by case alone: 409. */
const name = requiredText('Enter a name for the template', maxTemplateNameLength).check(onOneLine);

const dayTemplate = z.object({
  id: z.string(),
  kind: z.enum(templateKinds),
  name: z.string(),
  dayName: z.string(),
  notes: z.string(),
  exercises: z.array(z.omit(prescription, { id: true, orderIndex: true, exercise: true })),
  /** The exercises and alternates that have left the library since: they are named here alone. */
  unknown: z.array(z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) })),
  createdAt: instant,
  updatedAt: instant,
});

/** Favourite days and circuits, stored for all coaches, by name. */
export const listDayTemplates = endpoint({
  method: 'GET',
  path: '/api/day-templates',
  access: 'coach',
  providesTags: ['day-templates', 'exercises'],
  response: z.array(dayTemplate),
});

/** 409 for a name that another one of its kind has, and beyond 500 of them. */
export const createDayTemplate = endpoint({
  method: 'POST',
  path: '/api/day-templates',
  access: 'coach',
  invalidatesTags: ['day-templates'],
  idempotent: true,
  body: z.object({
    kind: z.enum(templateKinds, 'A template is a day or a circuit'),
    name,
    dayName: z._default(text(200), ''),
    notes: z._default(notes, ''),
    exercises,
  }),
  response: dayTemplate,
  status: 201,
});

/** Fields left out stay as they are. Exercises that it names already may stay, though they have left the library. */
export const updateDayTemplate = endpoint({
  method: 'PATCH',
  path: '/api/day-templates/:id',
  access: 'coach',
  invalidatesTags: ['day-templates'],
  body: z
    .object({
      name: z.optional(name),
      dayName: z.optional(text(200)),
      notes: z.optional(notes),
      exercises: z.optional(exercises),
    })
    .check(z.refine(body => Object.values(body).some(value => value !== undefined), 'Say what to change')),
  response: dayTemplate,
});

/** The days made with it stay. */
export const deleteDayTemplate = endpoint({
  method: 'DELETE',
  path: '/api/day-templates/:id',
  access: 'coach',
  invalidatesTags: ['day-templates'],
  response: done,
});
