import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { order, prescription, prescriptionFields } from '#contract/programs.ts';
import { done, id, requiredText } from '#contract/wire.ts';

const workoutExercise = z.extend(prescription, { workoutId: z.string() });

export const listWorkoutExercises = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/exercises',
  access: 'member',
  providesTags: ['schedule', 'exercises'],
  response: z.array(workoutExercise),
});

export const addWorkoutExercise = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/exercises',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  idempotent: true,
  body: z.extend(prescriptionFields, {
    exerciseId: z.uuid('Exercise is required'),
    sets: requiredPrescription('Sets is required'),
    reps: requiredPrescription('Reps is required'),
    orderIndex: z.optional(order),
  }),
  response: workoutExercise,
  status: 201,
});

/** Replaces every prescription field of one exercise of a workout. */
export const updateWorkoutExercise = endpoint({
  method: 'PATCH',
  path: '/api/workout-exercises/:id',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  body: z.extend(prescriptionFields, { exerciseId: z.optional(id) }),
  response: workoutExercise,
});

export const reorderWorkoutExercises = endpoint({
  method: 'PUT',
  path: '/api/workout-exercises/reorder',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  body: z.object({
    updates: z.array(z.object({ id, orderIndex: order })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: done,
});

export const removeWorkoutExercise = endpoint({
  method: 'DELETE',
  path: '/api/workout-exercises/:id',
  access: 'coach',
  invalidatesTags: ['schedule', 'training'],
  response: done,
});

function requiredPrescription(message: string) {
  return z.pipe(
    z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value)),
    requiredText(message, 100),
  );
}
