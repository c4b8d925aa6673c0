import type { ReactNode } from 'react';
import { exerciseAddress, followExercise } from './exercise-address.ts';

type ExerciseLinkProps = { exerciseId: string; children: ReactNode };

/**
 * An exercise's name, where a member meets it: it leads to what they have done of it.
 * `<ExerciseLink exerciseId={exercise.id}>Back Squat</ExerciseLink>`
 */
export function ExerciseLink({ exerciseId, children }: ExerciseLinkProps) {
  return (
    <a
      href={exerciseAddress(exerciseId)}
      onClick={event => followExercise(event, exerciseId)}
      className="rounded-xs py-2.5 underline decoration-line-strong decoration-dotted underline-offset-4 transition-colors hover:text-accent hover:decoration-accent"
    >
      {children}
    </a>
  );
}
