import { type Brand, brandOf, type BrandWords } from './brand.ts';
import { standardColours } from '#domain/fellowship/brand-colours.ts';

/** What a fellowship says before its coach has said anything: no person, no price, no claim. */
export const standardWords: BrandWords = {
  name: 'Fellowship',
  // "By today's labour, better tomorrow."
  motto: 'Hodierno labore cras melior',
  tagline: 'You will be better tomorrow because of your effort today',
  colours: standardColours,
  logoUrl: '',
  coachName: '',
  coachPhone: '',
  coachEmail: '',
  website: '',
  monthlyPriceDollars: null,
  checkoutLink: '',
  manageLink: '',
  certifications: [],
  feed: false,
  landing: { texts: {}, hidden: [] },
};

export const standardBrand: Brand = brandOf(standardWords);
