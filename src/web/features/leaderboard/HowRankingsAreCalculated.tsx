import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { challengePoints } from '#domain/challenges/challenge.ts';
import { leastDaysTrained } from '#domain/challenges/standing.ts';

const [first, second, third] = challengePoints.places;

/** An explanation of a place: the rules as they are computed, in words. */
export function HowRankingsAreCalculated() {
  return (
    <details className="group rounded-lg border border-line bg-surface shadow-card">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-(--card-pad) py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="display text-xl">How Rankings Are Calculated</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="gap-x-10 border-t border-line px-(--card-pad) pt-(--card-pad) @3xl:columns-2">
        <Rule title={`First, ${leastDaysTrained} training days`}>
          <p>
            Anyone with {leastDaysTrained} or more training days logged this month ranks ahead of everyone
            with fewer: one easy session is not a month. More than {leastDaysTrained} do not count for more.
          </p>
        </Rule>
        <Rule title="Then, the completion rate">
          <p>
            Units done of units assigned this month, to one decimal. Reps, contacts and seconds are units; an
            aerobic exercise is 100 once its distance is logged.
          </p>
          <p>
            A log counts at most what was prescribed, so a rate never passes 100% and one exercise cannot pay
            for another.
          </p>
          <p>
            Training days up to yesterday count as assigned, and today’s once it has its first log. Days your
            coach cleared, and days of a pause, are left out.
          </p>
        </Rule>
        <Rule title="Then, challenge points">
          <ul className="grid gap-1.5">
            <Points points={challengePoints.submission}>for a result in a weekly challenge</Points>
            <Points points={challengePoints.day}>for each day of a 5-day challenge</Points>
            <Points points={challengePoints.allDays} more>
              for all five of its days
            </Points>
            <Points points={`${first}, ${second}, ${third}`} more>
              for the first, second and third place in a weekly challenge, once it has ended
            </Points>
          </ul>
          <p>A result counts in the month it is submitted, a place in the month its challenge ends.</p>
        </Rule>
        <Rule title="Who shares a place">
          <p>
            Members who are equal in all three share a rank, in alphabetical order. Every member with units
            assigned or with points is on the board.
          </p>
        </Rule>
        <Rule title="When it is settled">
          <p>
            A month begins and ends in the fellowship’s time zone. 48 hours after its end the board is frozen:
            late logs count until then, and later corrections do not change it.
          </p>
        </Rule>
      </div>
    </details>
  );
}

function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid gap-2 pb-6 text-sm text-muted">
      <h3 className="text-base font-medium text-ink">{title}</h3>
      {children}
    </div>
  );
}

function Points({
  points,
  more,
  children,
}: {
  points: number | string;
  more?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
      <span className="font-medium text-ink">
        {points}
        {more && ' more'}
      </span>
      <span>{children}</span>
    </li>
  );
}
