import { Card } from '#web/ui/layout/Card.tsx';
import { type SingleEntry, whyItStays } from './day-entries.ts';
import { EntryExercise } from './EntryExercise.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type SingleExercisesProps = { entries: readonly SingleEntry[]; onRemove: (entry: SingleEntry) => void };

/** The exercises given for this day alone. What is logged stays. */
export function SingleExercises({ entries, onRemove }: SingleExercisesProps) {
  const isLogged = entries.some(entry => whyItStays(entry) !== null);
  return (
    <Card
      title="Single exercises"
      headingLevel={3}
      description="Given for this day alone, beside any program."
      footer={isLogged && 'What is logged can’t be removed.'}
    >
      <ol className="divide-y divide-line border-t border-line">
        {entries.map(entry => (
          <EntryExercise
            key={entry.id}
            exercise={entry}
            action={
              whyItStays(entry) === null && (
                <RemoveButton name={entry.exercise.name} onRemove={() => onRemove(entry)} />
              )
            }
          />
        ))}
      </ol>
    </Card>
  );
}
