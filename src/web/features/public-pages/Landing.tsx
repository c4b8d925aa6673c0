import type { Brand } from '#brand.ts';
import { priceText } from '#domain/fellowship/price-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Benefits } from '#web/features/public-pages/landing/Benefits.tsx';
import { Foundation } from '#web/features/public-pages/landing/Foundation.tsx';
import { Hero } from '#web/features/public-pages/landing/Hero.tsx';
import { TrainingSystems } from '#web/features/public-pages/landing/TrainingSystems.tsx';
import { WelcomeToThePath } from '#web/features/public-pages/landing/WelcomeToThePath.tsx';
import { useLanding } from '#web/features/public-pages/landing/use-landing.ts';
import { PublicFrame } from '#web/parts/public-page/PublicFrame.tsx';

/** The page for strangers: what the fellowship is, and what a membership holds. */
export function Landing() {
  const brand = useBrand();
  const { shows } = useLanding();
  return (
    <PublicFrame description={descriptionOf(brand)} withoutMark>
      <Hero />
      {shows('benefits') && <Benefits />}
      {shows('foundation') && <Foundation />}
      {shows('systems') && <TrainingSystems />}
      {shows('path') && <WelcomeToThePath />}
    </PublicFrame>
  );
}

const descriptionOf = ({ tagline, monthlyPriceDollars }: Brand) =>
  `${tagline && `${tagline}. `}Structured strength training under one coach, in a fellowship of discipline, faith and transformation${
    monthlyPriceDollars === null ? '' : `, for ${priceText(monthlyPriceDollars)} dollars per month`
  }.`;
