import { LinePlot } from '#web/ui/figures/LinePlot.tsx';
import type { LiftPoint } from './lift-history.ts';
import type { OpenDate } from './LiftLine.tsx';
import { poundsOf } from './strength-figures.ts';

type LiftPlotProps = {
  name: string;
  history: readonly LiftPoint[];
  onOpenDate?: OpenDate | undefined;
};

/** A lift's estimated 1RM, drawn. */
export function LiftPlot({ name, history, onOpenDate }: LiftPlotProps) {
  const points = history.map(({ date, estimated1RM }) => ({
    date,
    value: estimated1RM,
    text: `${poundsOf(estimated1RM)} lb`,
  }));
  return <LinePlot label={`Estimated 1RM of ${name}`} points={points} onOpenDate={onOpenDate} />;
}
