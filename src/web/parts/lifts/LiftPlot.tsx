import { fromPounds } from '#domain/measures/measure.ts';
import { formatOneRepMax } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { LinePlot } from '#web/ui/figures/plot/LinePlot.tsx';
import type { LiftPoint } from './lift-history.ts';
import type { OpenDate } from './LiftLine.tsx';

type LiftPlotProps = {
  name: string;
  history: readonly LiftPoint[];
  onOpenDate?: OpenDate | undefined;
};

/** A lift's estimated 1RM, drawn in the reader's unit. */
export function LiftPlot({ name, history, onOpenDate }: LiftPlotProps) {
  const { weight: unit } = useUnits();
  const points = history.map(({ date, estimated1RM }) => ({
    date,
    value: fromPounds(estimated1RM, unit),
    text: formatOneRepMax(estimated1RM, unit),
  }));
  return <LinePlot label={`Estimated 1RM of ${name}`} points={points} onOpenDate={onOpenDate} />;
}
