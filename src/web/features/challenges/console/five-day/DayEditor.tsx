import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { dayUnitsPrescribed } from '#domain/challenges/challenge.ts';
import { weekdayLabel } from '#web/features/challenges/challenge-text.ts';
import type { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { DayChange } from './day-changes.ts';
import { DayExercises } from './DayExercises.tsx';
import type { DraftDay } from './five-day-draft.ts';

type DayEditorProps = {
  weekday: ChallengeWeekday;
  day: DraftDay;
  library: ReturnType<typeof useLibrary>;
  /** The exercises of the library, once it is here. */
  known: ReadonlySet<string> | undefined;
  change: (change: DayChange) => void;
};

/** A day of the five, in the order in which it is trained: warm-up, exercises, finisher. */
export function DayEditor({ weekday, day, library, known, change }: DayEditorProps) {
  const describe = (texts: Partial<Omit<DraftDay, 'exercises'>>) => change({ type: 'describe', texts });
  return (
    <Card title={weekdayLabel(weekday)} headingLevel={3} description={contentOf(day)}>
      <div className="grid gap-5">
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TextField
            label="Day Name"
            maxLength={200}
            autoComplete="off"
            value={day.dayName}
            onChange={event => describe({ dayName: event.target.value })}
          />
          <TextArea
            label="Goal"
            rows={1}
            maxLength={5000}
            value={day.goal}
            onChange={event => describe({ goal: event.target.value })}
          />
        </div>
        <TextArea
          label="Warm-up"
          rows={2}
          maxLength={5000}
          value={day.warmup}
          onChange={event => describe({ warmup: event.target.value })}
        />
        <DayExercises
          weekday={weekday}
          exercises={day.exercises}
          library={library}
          known={known}
          change={change}
        />
        <TextArea
          label="Finisher"
          rows={2}
          maxLength={5000}
          value={day.finisher}
          onChange={event => describe({ finisher: event.target.value })}
        />
      </div>
    </Card>
  );
}

function contentOf({ exercises }: DraftDay): string {
  if (exercises.length === 0) return 'No exercises yet';
  const units = dayUnitsPrescribed(
    exercises.map(({ category, fields }) => ({ category, prescription: fields })),
  );
  return `${counted(exercises.length, 'exercise')}, worth ${counted(units, 'unit')}`;
}
