import type { LandingPart } from '#domain/fellowship/landing.ts';
import {
  isLandingText,
  type LandingText,
  standardLanding,
} from '#domain/fellowship/home-page/landing-text.ts';

export type HomePageSection = {
  title: string;
  parts: readonly { part: LandingPart; label: string }[];
  names: readonly LandingText[];
};

const namesOf = (begins: string): LandingText[] =>
  Object.keys(standardLanding)
    .filter(isLandingText)
    .filter(name => name.startsWith(begins));

/** As they stand on the page, from its head to its foot. */
export const homePageSections: readonly HomePageSection[] = [
  { title: 'Welcome', parts: [], names: namesOf('welcome') },
  {
    title: 'Benefits',
    parts: [{ part: 'benefits', label: 'Show the benefits' }],
    names: namesOf('benefits'),
  },
  {
    title: 'Foundation',
    parts: [{ part: 'foundation', label: 'Show the foundation' }],
    names: namesOf('foundation'),
  },
  {
    title: 'Training systems',
    parts: [{ part: 'systems', label: 'Show the training systems' }],
    names: namesOf('systems'),
  },
  {
    title: 'The path',
    parts: [
      { part: 'path', label: 'Show the path' },
      { part: 'picture', label: 'Show the picture of the summit and its cross' },
    ],
    names: namesOf('path'),
  },
];

/** 'Heading', 'Text', 'Title 2', 'Text 2', 'Button to join': unique within its section. */
export function labelOf(name: LandingText): string {
  if (name === 'pathJoin') return 'Button to join';
  const [, number = '', kind = ''] = /^[a-z]+(\d?)(Title|Text)$/.exec(name) ?? [];
  if (number === '') return kind === 'Title' ? 'Heading' : 'Introduction';
  return `${kind} ${number}`;
}
