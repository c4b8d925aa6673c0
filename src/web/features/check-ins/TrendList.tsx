import { Sparkline } from '#web/ui/figures/trend/Sparkline.tsx';
import { changeText, type CheckInTrend, pointText, trendText } from './check-in-text.ts';

/** How each scale and number went: its last value, the change since the week before, and a line of all. */
export function TrendList({ trends }: { trends: readonly CheckInTrend[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-8">
      {trends.map(trend => (
        <TrendLine key={trend.questionId} trend={trend} />
      ))}
    </ul>
  );
}

function TrendLine({ trend }: { trend: CheckInTrend }) {
  const last = trend.points.at(-1);
  const change = changeText(trend);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="text-sm wrap-anywhere text-muted">{trend.text}</p>
        <p>
          <span className="font-medium">{last && pointText(trend, last.value)}</span>
          {change !== null && <span className="ml-2 text-sm text-faint">{change}</span>}
        </p>
      </div>
      {trend.points.length > 1 && (
        <Sparkline
          label={trendText(trend)}
          values={trend.points.map(({ value }) => value)}
          className="w-24"
        />
      )}
    </li>
  );
}
