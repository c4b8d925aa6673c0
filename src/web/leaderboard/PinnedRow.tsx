import { type BoardRow, rateText, unitsText } from './board-rows.ts';
import { Person, Points, Rank } from './RankingRow.tsx';

/** One's own row, at the lower edge of the screen until the rows have come to it. */
export function PinnedRow({ row }: { row: BoardRow }) {
  return (
    <div className="sticky bottom-0 z-10 rounded-b-lg bg-surface">
      <div
        role="group"
        aria-label="Your row"
        className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 rounded-b-lg border-t border-accent/45 bg-accent-soft px-(--card-pad) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm shadow-[inset_3px_0_0_var(--accent)] @2xl:grid-cols-[13%_minmax(0,1fr)_18%_20%_13%] @2xl:gap-x-0 @2xl:px-0"
      >
        <span className="@2xl:pl-(--card-pad)">
          <Rank rank={row.rank} />
        </span>
        <span className="min-w-0 font-medium @2xl:px-3">
          <Person row={row} isOwn />
        </span>
        <span className="text-right text-base font-medium @2xl:px-3">{rateText(row.completionRate)}</span>
        <span className="whitespace-nowrap text-muted @max-2xl:col-start-2 @2xl:px-3 @2xl:text-right @2xl:text-ink">
          {unitsText(row)}
          <span className="@2xl:sr-only"> units</span>
        </span>
        <span className="whitespace-nowrap text-muted @2xl:pr-(--card-pad) @2xl:text-right @2xl:text-ink">
          <Points points={row.challengePoints} />
        </span>
      </div>
    </div>
  );
}
