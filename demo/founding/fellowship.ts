import { brandOf, type BrandWords } from '#brand.ts';
import { standardWords } from '#standard-brand.ts';

/** What the demonstration's coach has entered in the console; with the figures of the specification. */
export const demoWords: BrandWords = {
  ...standardWords,
  feed: true,
  coachName: 'Gideon Marsh',
  coachPhone: '(303) 555-0142',
  coachEmail: 'coach@fellowship.example',
  website: 'https://fellowship.example',
  monthlyPriceDollars: 29,
  checkoutLink: 'https://buy.stripe.com/test_fellowship',
  manageLink: 'https://billing.stripe.com/p/login/test_fellowship',
  certifications: [
    { name: 'National Strength Institute', short: 'NSI' },
    { name: 'American Board of Conditioning', short: 'ABC' },
    { name: 'International Movement Academy', short: 'IMA' },
  ],
};

export const demoBrand = brandOf(demoWords);
