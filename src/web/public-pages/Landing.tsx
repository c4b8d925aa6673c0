import type { Brand } from '#brand.ts';
import { priceText } from '#domain/fellowship/price-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Benefits } from '#web/public-pages/landing/Benefits.tsx';
import { Foundation } from '#web/public-pages/landing/Foundation.tsx';
import { Hero } from '#web/public-pages/landing/Hero.tsx';
import { TrainingSystems } from '#web/public-pages/landing/TrainingSystems.tsx';
import { WelcomeToThePath } from '#web/public-pages/landing/WelcomeToThePath.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** What a stranger meets: what the fellowship is, and what a membership holds. */
export function Landing() {
  const brand = useBrand();
  return (
    <PublicFrame description={descriptionOf(brand)} withoutMark>
      <Hero />
      <Benefits />
      <Foundation />
      <TrainingSystems />
      <WelcomeToThePath />
    </PublicFrame>
  );
}

const descriptionOf = ({ tagline, monthlyPriceDollars }: Brand) =>
  `${tagline && `${tagline}. `}Structured strength training under one coach, in a fellowship of discipline, faith and transformation${
    monthlyPriceDollars === null ? '' : `, for ${priceText(monthlyPriceDollars)} dollars per month`
  }.`;
