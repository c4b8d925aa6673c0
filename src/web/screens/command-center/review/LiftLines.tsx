import { listLifts } from '#contract/training/strength.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { type Lift, landmarksOf, lineText, sinceFirstText } from '#web/parts/lifts/lift-history.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Sparkline } from '#web/ui/figures/trend/Sparkline.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** Number of lines drawn, and of their last dates; the others stand on the member's page. */
const maxLines = 6;
const maxDates = 24;

/** The lifts done last, each with its line. */
export function LiftLines({ memberId }: { memberId: string }) {
  const lifts = useRead(listLifts, { query: { memberId } });
  const shown = lifts.data && newestFirst(lifts.data).slice(0, maxLines);
  return (
    <Card title="Lifts">
      <Query
        of={{ ...lifts, data: shown }}
        failed="The lifts could not be loaded."
        loading={
          <Loading label="Loading lifts">
            <SkeletonLines lines={4} />
          </Loading>
        }
        empty={<p className="text-muted">No lift with an estimate yet.</p>}
      >
        {shown => (
          <ul className="divide-y divide-line border-y border-line">
            {shown.map(lift => (
              <LiftRow key={lift.exerciseId} lift={lift} />
            ))}
          </ul>
        )}
      </Query>
    </Card>
  );
}

const lastDate = ({ history }: Lift): string => history.at(-1)?.date ?? '';

const newestFirst = (lifts: readonly Lift[]): Lift[] =>
  lifts.toSorted((a, b) => lastDate(b).localeCompare(lastDate(a)) || b.history.length - a.history.length);

function LiftRow({ lift }: { lift: Lift }) {
  const { weight: unit } = useUnits();
  const history = lift.history.slice(-maxDates);
  const marks = landmarksOf(history);
  if (marks === null) return null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
      <span className="min-w-0">
        <span className="block text-sm wrap-anywhere">{lift.exerciseName}</span>
        <span className="text-base font-medium">{oneRepMaxText(marks.latest.estimated1RM, unit)}</span>{' '}
        <span className="text-xs text-faint">
          {unit} · {sinceFirstText(marks.change)}
        </span>
      </span>
      <Sparkline
        label={lineText(history, unit)}
        values={history.map(({ estimated1RM }) => estimated1RM)}
        className="h-8 w-20"
      />
    </li>
  );
}
