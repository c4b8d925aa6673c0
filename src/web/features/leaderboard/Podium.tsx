import { leastDaysTrained } from '#domain/challenges/standing.ts';
import { PersonName } from '#web/parts/people/name/PersonName.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { memberName } from '#web/session/name-of.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { type BoardRow, hasFewDays, pointsText, rateText } from './board-rows.ts';
import { othersText, type PodiumRank, podiumSteps, rankTitles, type Step } from './podium-steps.ts';
import { RankEmblem } from './RankEmblems.tsx';

type PodiumProps = { rows: readonly BoardRow[]; areAllLoaded: boolean };

/** The first three places: steps side by side, the highest in the middle; rows in a narrow place. */
export function Podium({ rows, areAllLoaded }: PodiumProps) {
  const steps = podiumSteps(rows, areAllLoaded);
  return (
    <section aria-label="Podium" className="@container">
      <ol className="grid gap-3 @2xl:flex @2xl:items-end @2xl:justify-center @2xl:gap-0 @2xl:border-b @2xl:border-line">
        {steps.map(step => (
          <StepOf key={step.rank} step={step} />
        ))}
      </ol>
    </section>
  );
}

const looks: Record<
  PodiumRank,
  { order: string; box: string; emblem: string; plinth: string; numeral: string }
> = {
  1: {
    order: '@2xl:order-2',
    box: 'border-accent/45 bg-linear-to-b from-accent-soft to-transparent to-60%',
    emblem: 'size-16 text-accent @2xl:size-24',
    plinth: '@2xl:h-28 border-accent/45 bg-accent-soft text-accent',
    numeral: 'I',
  },
  2: {
    order: '@2xl:order-1',
    box: 'border-line',
    emblem: 'size-16 text-muted @2xl:size-18',
    plinth: '@2xl:h-19 border-line bg-surface text-muted',
    numeral: 'II',
  },
  3: {
    order: '@2xl:order-3',
    box: 'border-line',
    emblem: 'size-16 text-faint @2xl:size-18',
    plinth: '@2xl:h-12 border-line bg-surface text-faint',
    numeral: 'III',
  },
};

const row =
  'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-lg border bg-surface p-(--card-pad) shadow-card';
const column =
  '@2xl:flex @2xl:max-w-80 @2xl:flex-1 @2xl:flex-col @2xl:border-0 @2xl:bg-transparent @2xl:bg-none @2xl:p-0 @2xl:text-center @2xl:shadow-none';

function StepOf({ step }: { step: Step }) {
  const { rank, people } = step;
  const look = looks[rank];
  const [first] = people;
  return (
    <li className={cx(row, column, look.order, look.box)}>
      <RankEmblem rank={rank} className={cx('row-span-2 @2xl:mx-auto', look.emblem)} />
      <h2 className="display text-xl @2xl:mt-2 @2xl:text-2xl">
        <VisuallyHidden>Place {rank}: </VisuallyHidden>
        {rankTitles[rank]}
      </h2>
      <div className="grid gap-3 @2xl:px-3 @2xl:pb-5">
        <People step={step} />
        {first && <Figures row={first} isFirst={rank === 1} />}
      </div>
      <div
        aria-hidden="true"
        className={cx(
          'hidden border border-b-0 font-serif @2xl:grid @2xl:place-items-center',
          rank === 1 ? 'rounded-t-lg text-4xl' : 'text-2xl first:rounded-tl-lg',
          look.plinth,
        )}
      >
        {look.numeral}
      </div>
    </li>
  );
}

function People({ step }: { step: Step }) {
  const { user } = useCurrentUser();
  const others = othersText(step);
  const isAlone = step.people.length === 1 && others === null;
  return (
    <ul className="mt-1.5 grid gap-2 @2xl:mt-3">
      {step.people.map(({ member }) => (
        <li
          key={member.id}
          className={cx(
            'flex min-w-0 items-center gap-x-2.5 gap-y-2 @2xl:justify-center',
            isAlone && '@2xl:flex-col',
          )}
        >
          <Avatar
            name={memberName(member)}
            src={member.profileImageUrl}
            size={isAlone ? 'md' : 'sm'}
            className={isAlone ? '@2xl:size-16 @2xl:text-xl' : undefined}
          />
          <span
            className={cx('line-clamp-2 min-w-0 wrap-anywhere', isAlone && 'text-lg font-medium')}
            title={memberName(member)}
          >
            <PersonName memberId={member.id}>{memberName(member)}</PersonName>
          </span>
          {member.id === user?.id && <Badge tone="accent">You</Badge>}
        </li>
      ))}
      {others && <li className="text-sm text-muted">{others}</li>}
    </ul>
  );
}

/** The figures of a place: everyone who shares it has the same, and either all or none of them enough days. */
function Figures({ row, isFirst }: { row: BoardRow; isFirst: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 @2xl:justify-center">
      <span className={cx('font-medium tracking-tight', isFirst ? 'text-3xl' : 'text-2xl')}>
        {rateText(row.completionRate)}
      </span>
      <span className="text-sm text-faint">
        {pointsText(row.challengePoints)}
        {hasFewDays(row.daysTrained) && `, fewer than ${leastDaysTrained} training days`}
      </span>
    </p>
  );
}
