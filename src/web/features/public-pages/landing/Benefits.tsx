import { priceText } from '#domain/fellowship/price-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { landingPair } from '#domain/fellowship/home-page/landing-text.ts';
import { Chapter } from './Chapter.tsx';
import { type LandingTexts, useLanding } from './use-landing.ts';
import {
  ChallengeEmblem,
  CommunityEmblem,
  HabitsEmblem,
  HonorEmblem,
  NutritionEmblem,
  ProgramEmblem,
} from './Emblems.tsx';

export function Benefits() {
  const { monthlyPriceDollars } = useBrand();
  const { texts } = useLanding();
  return (
    <Chapter
      numeral="I"
      title={texts.benefitsTitle}
      intro={texts.benefitsText}
      aside={
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button asChild variant="primary" size="lg">
            <a href="/subscribe">Get Premium</a>
          </Button>
          {monthlyPriceDollars !== null && (
            <p className="text-muted">${priceText(monthlyPriceDollars)} per month</p>
          )}
        </div>
      }
    >
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2">
        {benefitsOf(texts).map(({ Emblem, place, title, text }) => (
          <li key={place} className="flex flex-col bg-surface p-6 sm:p-8">
            <div className="flex items-start justify-between gap-4">
              <Emblem className="size-14 text-accent" />
              <span className="rounded-full border border-accent/40 px-3 py-0.5 text-xs font-medium text-accent">
                Premium
              </span>
            </div>
            <h3 className="mt-6 display text-2xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** The drawings stand in the order of the texts. */
const emblems = [ProgramEmblem, ChallengeEmblem, HonorEmblem, HabitsEmblem, NutritionEmblem, CommunityEmblem];

const benefitsOf = (texts: LandingTexts) =>
  emblems.flatMap((Emblem, index) => {
    const pair = landingPair(texts, `benefits${index + 1}`);
    return pair ? [{ Emblem, ...pair }] : [];
  });
