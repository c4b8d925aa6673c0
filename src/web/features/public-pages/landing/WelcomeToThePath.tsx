import { useId } from 'react';
import { standardLanding } from '#domain/fellowship/home-page/landing-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Ascent } from './Ascent.tsx';
import { useLanding } from './use-landing.ts';

export function WelcomeToThePath() {
  const heading = useId();
  const { coach } = useBrand();
  const { texts, shows } = useLanding();
  const paragraphs = [texts.path1Text, texts.path2Text, texts.path3Text, texts.path4Text].filter(Boolean);
  return (
    <section aria-labelledby={heading} className="pt-24 pb-24 lg:pt-36 lg:pb-32">
      {shows('picture') && (
        <Ascent className="mx-auto h-[26rem] w-full max-w-[100rem] sm:aspect-20/12 sm:h-auto" />
      )}
      <div className="mx-auto w-full max-w-6xl px-5 pt-12 sm:px-8 lg:pt-20">
        <p aria-hidden="true" className="display text-lg text-accent">
          IV
        </p>
        <h2 id={heading} className="mt-3 display text-4xl lg:text-6xl">
          {texts.pathTitle}
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
            <a href="/subscribe">{texts.pathJoin || standardLanding.pathJoin}</a>
          </Button>
        </div>
      </div>
    </section>
  );
}
