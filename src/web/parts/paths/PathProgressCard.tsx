import type { ReactNode } from 'react';
import { useToday } from '#web/session/today.ts';
import { completionText, nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { StatusBadge } from '#web/ui/figures/StatusBadge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { OtherBlocks } from './OtherBlocks.tsx';
import { lengthOfPath } from './path-text.ts';
import { PathStrip } from './PathStrip.tsx';
import { completionOf, daysOf, spanOf, standingOfPath, stateOf } from './path-progress-text.ts';
import type { Way } from '#web/parts/training-day/ways.ts';

type PathProgressCardProps = {
  pathProgress: Way;
  headingLevel?: 2 | 3;
  /** Content for a block: its figures and its timeline. */
  block: (assignment: Assignment) => ReactNode;
};

/** A path as one: the member's progress, the current block, and all the others on demand. */
export function PathProgressCard({ pathProgress, headingLevel = 2, block }: PathProgressCardProps) {
  const today = useToday();
  const { status, text } = standingOfPath(pathProgress, today);
  const { blocks, inHand } = pathProgress;
  const completion = completionOf(blocks);
  const days = blocks.map(daysOf).reduce((sum, length) => sum + length, 0);
  const Heading = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <Card
      headingLevel={headingLevel}
      title={pathProgress.name}
      description={`${spanOf(blocks)} · ${lengthOfPath(Math.ceil(days / 7), blocks.length)}`}
      actions={<StatusBadge status={status} />}
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-2">
          <PathStrip
            blocks={blocks.map(one => ({ key: one.id, days: daysOf(one), state: stateOf(one, today) }))}
          />
          <p className="text-sm">
            <span className="font-medium text-accent">{text}</span>
            {!inHand && <span className="text-muted"> · {completionText(completion)} exercises</span>}
          </p>
        </div>
        <ProgressBar
          label="Exercises logged, all blocks"
          value={completion.completionPercentage}
          valueText={completionText(completion)}
          tone={completion.completionPercentage >= 100 ? 'success' : 'accent'}
        />
        {inHand && (
          <section
            aria-label={nameOfWorkout(inHand)}
            className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5"
          >
            <div>
              <Heading className="display text-lg">{nameOfWorkout(inHand)}</Heading>
              <p className="text-sm text-muted">{spanOf([inHand])}</p>
            </div>
            {block(inHand)}
          </section>
        )}
        <OtherBlocks pathProgress={pathProgress} block={block} headingLevel={Heading} />
      </div>
    </Card>
  );
}
