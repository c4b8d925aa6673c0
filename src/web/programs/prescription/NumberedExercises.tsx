import { ExerciseLine, type ExerciseListProps } from './ExerciseLine.tsx';

/** The exercises of a day in their order. */
export function NumberedExercises({ exercises, ...line }: Omit<ExerciseListProps, 'onReorder'>) {
  return (
    <ol className="grid gap-3">
      {exercises.map((exercise, index) => (
        <ExerciseLine key={exercise.key} exercise={exercise} mark={index + 1} {...line} />
      ))}
    </ol>
  );
}
