import { formatDate } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { FigureCard } from './FigureCard.tsx';
import { volumeMeaning, volumeText } from '#web/parts/records/record-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { WeekBars } from './WeekBars.tsx';

type WeeklyVolumeProps = {
  name: string;
  category: ExerciseCategory;
  weeks: readonly { weekStart: string; volume: number }[];
};

/** The volume of an exercise week by week, as bars and as a table. */
export function WeeklyVolume({ name, category, weeks }: WeeklyVolumeProps) {
  const units = useUnits();
  const words = (volume: number) => volumeText(category, volume, units);
  return (
    <FigureCard
      title="Volume by week"
      description={volumeMeaning[category]}
      caption={`Volume of ${name} by week`}
      heads={['Week of', 'Volume']}
      rows={weeks
        .toReversed()
        .map(({ weekStart, volume }) => ({ key: weekStart, cells: [formatDate(weekStart), words(volume)] }))}
    >
      <WeekBars label={`Volume of ${name} by week`} weeks={weeks} words={words} />
    </FigureCard>
  );
}
