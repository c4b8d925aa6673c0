import { priceText } from '#domain/fellowship/price-text.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Chapter } from './Chapter.tsx';
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
  return (
    <Chapter
      numeral="I"
      title="Premium Membership Benefits"
      intro="One membership, nothing left out."
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
        {benefits.map(({ Emblem, title, text }) => (
          <li key={title} className="flex flex-col bg-surface p-6 sm:p-8">
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

const benefits = [
  {
    Emblem: ProgramEmblem,
    title: 'Programs from your coach',
    text: 'Chosen for you and laid out on your calendar, day by day. Your working weights follow from your own lifts.',
  },
  {
    Emblem: ChallengeEmblem,
    title: 'Challenges with points',
    text: 'A test for the week or the month, and five-day challenges that ask you to turn up five days running. What you finish earns points.',
  },
  {
    Emblem: HonorEmblem,
    title: 'Hall of Honor',
    text: 'The leaderboard starts level each month and ranks the work you finish. The first three are Master, Vanguard and Squire.',
  },
  {
    Emblem: HabitsEmblem,
    title: 'Health and Habits',
    text: 'Short pieces on food, mindset, recovery and training, written to be put to use the same day.',
  },
  {
    Emblem: NutritionEmblem,
    title: 'Nutrition guidance',
    text: 'Daily calories, protein, carbs and fats worked out for your body and your goal, and recipes that leave out what you cannot eat.',
  },
  {
    Emblem: CommunityEmblem,
    title: 'Community support',
    text: 'You lift your own weight, but never on your own. Others keep the same hours, and your coach can be reached by name.',
  },
];
