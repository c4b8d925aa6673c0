import { ArrowRight } from 'lucide-react';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { NextTraining } from './NextTraining.tsx';
import type { Quiet } from './todays-training.ts';

const words: Record<Quiet, { title: string; text: string }> = {
  unassigned: {
    title: 'Your path begins here',
    text: 'No assignments yet. Your coach will assign you a workout program soon! From then on each day’s training appears here.',
  },
  'before-start': {
    title: 'Your program is ready',
    text: 'It has not started yet. Nothing to train today.',
  },
  rest: { title: 'Rest Day', text: 'Nothing to train today. Recover well.' },
  'nothing-left': {
    title: 'Rest Day',
    text: 'No more training days are scheduled. Your coach decides what comes next.',
  },
  paused: {
    title: 'Your training is paused',
    text: 'Your coach will resume it. What you have logged stays.',
  },
  finished: {
    title: 'Your program is complete',
    text: 'Your coach will assign you the next one soon. Everything you logged is in your Workout Log.',
  },
};

/** Few have missed the day before. */
const MissedYesterday = lazyPart(
  async () => (await import('#web/parts/move-session/MissedYesterday.tsx')).MissedYesterday,
  Nothing,
);

type QuietDayProps = {
  welcome: string;
  why: Quiet;
  next: PlainDate | null;
  today: PlainDate;
  hasMissedYesterday: boolean;
};

/** A day without training: why, and when it goes on. */
export function QuietDay({ welcome, why, next, today, hasMissedYesterday }: QuietDayProps) {
  const goTo = useGoTo();
  const { title, text } = words[why];
  return (
    <Card accent>
      <div className="grid gap-5 @3xl:grid-cols-2 @3xl:gap-x-10">
        <div>
          <p className="text-muted">{welcome}</p>
          <h2 className="display mt-1 text-3xl">{title}</h2>
          <p className="mt-2 max-w-prose text-muted">{text}</p>
        </div>
        <Fetched
          part={MissedYesterday}
          isWanted={hasMissedYesterday}
          props={{ yesterday: addDays(today, -1), today }}
        />
        {next && (
          <div className="border-line @max-3xl:border-t @max-3xl:pt-4 @3xl:row-span-2 @3xl:border-l @3xl:pl-10">
            <NextTraining date={next} today={today} />
          </div>
        )}
        {why !== 'unassigned' && (
          <Button className="w-full @xl:w-auto @xl:justify-self-start" onClick={() => goTo('workouts')}>
            See your programs <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </div>
    </Card>
  );
}
