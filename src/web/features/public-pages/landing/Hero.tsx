import { ArrowDown } from 'lucide-react';
import { standardLanding } from '#domain/fellowship/home-page/landing-text.ts';
import { BrandMark } from '#web/brand/BrandMark.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { Crest } from '#web/brand-marks/Crest.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Horizon } from './Horizon.tsx';
import { Sunburst } from './Sunburst.tsx';
import { useLanding } from './use-landing.ts';

export function Hero() {
  const { name, tagline } = useBrand();
  const { texts } = useLanding();
  return (
    <section aria-label="Welcome" className="relative -mt-16 flex flex-col lg:min-h-[min(100svh,52rem)]">
      <div className="mx-auto grid w-full max-w-6xl flex-1 items-center gap-x-12 px-5 pt-10 pb-28 sm:px-8 sm:pb-44 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-16 lg:pb-40">
        <Emblem />
        <div className="mt-6 max-lg:text-center lg:order-first lg:mt-0">
          <h1 className="display text-4xl sm:text-5xl lg:text-6xl">{tagline || name}</h1>
          {texts.welcomeText !== '' && (
            <p className="mt-5 max-w-xl text-muted max-lg:mx-auto sm:text-lg lg:mt-6 lg:text-xl">
              {texts.welcomeText}
            </p>
          )}
          <Actions />
        </div>
      </div>
      <Horizon className="pointer-events-none absolute bottom-0 left-1/2 h-28 sm:h-36 w-full min-w-4xl -translate-x-1/2 lg:h-52" />
    </section>
  );
}

/** The mark with the sun behind it, the name and the motto. */
function Emblem() {
  const { name, motto, logo } = useBrand();
  return (
    <div className="relative flex flex-col items-center text-center">
      <svg
        viewBox="-300 -300 600 600"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        aria-hidden="true"
        className="pointer-events-none absolute top-16 size-[28rem] -translate-y-1/2 text-accent opacity-35 **:[vector-effect:non-scaling-stroke] lg:top-28 lg:size-[48rem]"
      >
        <Sunburst inner={132} outer={236} rays={72} />
      </svg>
      {logo === '' ? (
        <Crest className="relative w-36 text-accent lg:w-72" />
      ) : (
        <BrandMark className="relative size-36 lg:size-72" />
      )}
      <p className="relative mt-3 display text-4xl lg:mt-8 lg:text-5xl">{name}</p>
      {motto !== '' && (
        <p className="relative mt-1 motto text-base text-muted lg:text-lg" lang="la">
          {motto}
        </p>
      )}
    </div>
  );
}

function Actions() {
  const { checkoutLink } = useBrand();
  const { texts, shows } = useLanding();
  return (
    <div className="mt-7 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap max-lg:sm:justify-center lg:mt-10">
      <Button asChild variant="primary" size="lg" className="max-sm:col-span-2">
        {checkoutLink === '' ? (
          <a href="/subscribe">{texts.pathJoin || standardLanding.pathJoin}</a>
        ) : (
          <a href={checkoutLink}>Subscribe Now</a>
        )}
      </Button>
      <Button asChild size="lg">
        <a href="/api/login">Sign In</a>
      </Button>
      {shows('foundation') && (
        <Button asChild variant="ghost" size="lg">
          <a href="#about">
            About
            <ArrowDown aria-hidden="true" />
          </a>
        </Button>
      )}
    </div>
  );
}
