import * as z from 'zod/mini';
import { landingParts } from '#domain/fellowship/landing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getFellowship } from '#contract/fellowship/settings.ts';
import { numberOrText } from '#web/ui/controls/typed-number.ts';

export type Fellowship = ResponseOf<typeof getFellowship>;

const themeColours = z.object({ accent: z.string(), accentFill: z.string(), onAccent: z.string() });

const certification = z.object({ name: z.string(), short: z.string() });

/** Lists are typed as text, a line each. */
const describedProgram = z.object({
  name: z.string(),
  level: z.string(),
  overview: z.string(),
  results: z.string(),
  principles: z.string(),
  audience: z.string(),
  workoutIds: z.array(z.string()),
});

export const formShape = z.object({
  name: z.string(),
  motto: z.string(),
  tagline: z.string(),
  colours: z.object({ dark: themeColours, light: themeColours }),
  logoUrl: z.string(),
  coachName: z.string(),
  coachPhone: z.string(),
  coachEmail: z.string(),
  website: z.string(),
  monthlyPriceDollars: z.string(),
  checkoutLink: z.string(),
  manageLink: z.string(),
  certifications: z.array(certification),
  toldPrograms: z.array(describedProgram),
  timeZone: z.string(),
  graceDays: z.string(),
  asksHowItFelt: z.boolean(),
  exportsNotes: z.boolean(),
  storageMegabytes: z.string(),
  feed: z.boolean(),
  feedWords: z.boolean(),
  feedForAll: z.boolean(),
  landing: z.object({ texts: z.record(z.string(), z.string()), hidden: z.array(z.enum(landingParts)) }),
});

export type FellowshipForm = z.output<typeof formShape>;
export type Certification = z.output<typeof certification>;
export type DescribedProgram = z.output<typeof describedProgram>;

export const noCertification: Certification = { name: '', short: '' };

export const noProgram: DescribedProgram = {
  name: '',
  level: '',
  overview: '',
  results: '',
  principles: '',
  audience: '',
  workoutIds: [],
};

const listFields = ['overview', 'results', 'principles', 'audience'] as const;

export function formOf({ updatedAt: _at, ...words }: Fellowship): FellowshipForm {
  const { monthlyPriceDollars: price, graceDays, storageMegabytes, toldPrograms: describedPrograms } = words;
  return {
    ...words,
    monthlyPriceDollars: price === null ? '' : String(price),
    graceDays: String(graceDays),
    storageMegabytes: String(storageMegabytes),
    toldPrograms: describedPrograms.map(told => ({ ...told, ...textsOf(told) })),
  };
}

type Lists<As> = Record<(typeof listFields)[number], As>;

const textsOf = (told: Lists<string[]>) =>
  Object.fromEntries(listFields.map(field => [field, told[field].join('\n')])) as Lists<string>;

const linesOf = (told: Lists<string>) =>
  Object.fromEntries(
    listFields.map(field => [field, told[field].split('\n').filter(line => line.trim() !== '')]),
  ) as Lists<string[]>;

const numberFields = ['monthlyPriceDollars', 'graceDays', 'storageMegabytes'] as const;

/** The changed fields, as the call takes them. */
export const bodyOf = ({ toldPrograms: describedPrograms, ...changed }: Partial<FellowshipForm>) => ({
  ...changed,
  ...Object.fromEntries(
    numberFields.flatMap(field =>
      changed[field] === undefined ? [] : [[field, numberOrText(changed[field])]],
    ),
  ),
  ...(describedPrograms && { toldPrograms: describedPrograms.map(told => ({ ...told, ...linesOf(told) })) }),
});
