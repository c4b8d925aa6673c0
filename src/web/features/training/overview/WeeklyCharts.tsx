import { useUnits } from '#web/measures/use-units.ts';
import { BarSeries } from '#web/ui/figures/BarSeries.tsx';
import { Sparkline } from '#web/ui/figures/trend/Sparkline.tsx';
import { strengthLineText, unitBars, type WeekRow, weeksWithStrength } from './weekly-text.ts';

/** The weeks to look at: the line of average strength, the bars of units. */
export function WeeklyCharts({ weeks }: { weeks: readonly WeekRow[] }) {
  const { weight: unit } = useUnits();
  const strong = weeksWithStrength(weeks);
  return (
    <div className="@container px-(--card-pad) pb-5">
      <div className="grid gap-x-8 gap-y-5 @md:grid-cols-2">
        <div className="grid content-start gap-2">
          <p className="text-sm text-muted">Average strength</p>
          {strong.length > 0 ? (
            <Sparkline
              label={strengthLineText(strong, unit)}
              values={strong.map(({ avgStrength }) => avgStrength)}
              className="h-14 w-full @md:h-28"
            />
          ) : (
            <p className="text-sm text-faint">No estimated 1RM yet.</p>
          )}
        </div>
        <div className="grid content-start gap-2">
          <p className="text-sm text-muted">Total units</p>
          <BarSeries label="Total units by week" unit="units" bars={unitBars(weeks)} className="h-28" />
        </div>
      </div>
    </div>
  );
}
