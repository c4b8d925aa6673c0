import { formatDate } from '#domain/plain-date.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { LinePlot } from '#web/ui/figures/plot/LinePlot.tsx';
import { FigureCard } from './FigureCard.tsx';
import { leastStepOf, lineTitle, valueIn, valueText } from '#web/parts/records/record-text.ts';
import { useUnits } from '#web/measures/use-units.ts';

type BestLineProps = { name: string; kind: RecordKind; line: readonly { date: string; value: number }[] };

/** The best of each date, as a line and as a table. */
export function BestLine({ name, kind, line }: BestLineProps) {
  const units = useUnits();
  const title = lineTitle[kind];
  const points = line.map(({ date, value }) => ({
    date,
    // Less help stands higher.
    value: (kind === 'help-at' ? -1 : 1) * valueIn(kind, value, units),
    text: valueText(kind, value, units),
  }));
  return (
    <FigureCard
      title={title}
      description="Your best on each date."
      caption={`${title} of ${name} by date`}
      heads={['Date', title]}
      rows={points.toReversed().map(({ date, text }) => ({ key: date, cells: [formatDate(date), text] }))}
    >
      <LinePlot
        label={`${title} of ${name}`}
        points={points}
        leastStep={leastStepOf(kind)}
        {...(kind === 'hold' && { tickText: formatSeconds })}
        {...(kind === 'help-at' && { tickText: helpText })}
      />
    </FigureCard>
  );
}

const helpText = (value: number) => String(Math.abs(value));
