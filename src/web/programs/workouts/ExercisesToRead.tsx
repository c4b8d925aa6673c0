import { PrescriptionLine } from '#web/programs/prescription/PrescriptionLine.tsx';
import { exerciseText, type WorkoutExercise } from '#web/programs/prescription/exercises-form.ts';

/** What is prescribed, in its order. */
export function ExercisesToRead({ id, lines }: { id?: string; lines: readonly WorkoutExercise[] }) {
  return (
    <ol id={id} className="grid gap-3">
      {lines.map(({ id: lineId, exercise, ...prescription }, index) => (
        <PrescriptionLine
          key={lineId}
          mark={index + 1}
          name={exercise.name}
          category={exercise.category}
          prescription={prescription}
          text={exerciseText(exercise.category, prescription)}
        />
      ))}
    </ol>
  );
}
