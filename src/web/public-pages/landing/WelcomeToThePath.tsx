import { useId } from 'react';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Ascent } from './Ascent.tsx';

export function WelcomeToThePath() {
  const heading = useId();
  const { coach } = useBrand();
  return (
    <section aria-labelledby={heading} className="pt-24 pb-24 lg:pt-36 lg:pb-32">
      <Ascent className="mx-auto h-[26rem] w-full max-w-[100rem] sm:aspect-20/12 sm:h-auto" />
      <div className="mx-auto w-full max-w-6xl px-5 pt-12 sm:px-8 lg:pt-20">
        <p aria-hidden="true" className="display text-lg text-accent">
          IV
        </p>
        <h2 id={heading} className="mt-3 display text-4xl lg:text-6xl">
          Welcome to the Path
        </h2>
        <div className="mt-8 gap-16 space-y-6 text-lg text-muted md:columns-2 lg:mt-12">
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-line pt-8">
          {coach.name !== '' && (
            <p>
              <span className="display text-xl">{coach.name}</span>
              <span className="ml-3 text-muted">Head coach</span>
            </p>
          )}
          <Button asChild variant="primary" size="lg">
            <a href="/subscribe">Join the Fellowship</a>
          </Button>
        </div>
      </div>
    </section>
  );
}

const paragraphs = [
  'Nobody arrives finished. Some come back after years away, some have never held a bar, and some are strong already but have lost sight of the reason. They all start in the same place: with today’s session.',
  'When you join, your coach looks at where you stand and assigns your first program. It appears on your calendar with every exercise, set and weight worked out. You open the day, do what it says, and log it. Nothing more is asked of you, and nothing less.',
  'The first weeks teach you to turn up. Then the numbers begin to move: what was heavy becomes a warm-up, and a month without a gap becomes who you are. Your log shows it plainly, on the days you feel it and on the days you don’t.',
  'Others are on the same climb, a little ahead of you or a little behind, and there is honor in both places. Take the first step today. Tomorrow will be better for it.',
];
