import * as z from 'zod/mini';
import { maxStorageMegabytes } from '#domain/conversations/attachment.ts';
import { type BrandColours, contrastFaults } from '#domain/fellowship/brand-colours.ts';
import { isHex } from '#domain/fellowship/colour-contrast.ts';
import { landingParts } from '#domain/fellowship/landing.ts';
import * as limits from '#domain/fellowship/fellowship-limits.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  emailOrNone,
  id,
  instant,
  line,
  onOneLine,
  picture,
  price,
  requiredText,
  text,
  timeZone,
  wholeBetween,
} from '#contract/wire.ts';

/** A page of someone else's, reached safely; or nothing. */
const secureLink = text(2000).check(
  z.refine(
    value => value === '' || (/^https:\/\/\S+$/.test(value) && URL.canParse(value)),
    'Enter a link that starts with https://',
  ),
);

const hex = z.string().check(z.toLowerCase(), z.refine(isHex, 'Enter a colour as #rrggbb'));

const themeColours = z.object({ accent: hex, accentFill: hex, onAccent: hex });

/** Refused where a pair of them can't be read, in one sentence for each. */
const colours = z.object({ dark: themeColours, light: themeColours }).check(
  z.refine(given => faultsOf(given).length === 0, {
    error: ({ input }) => faultsOf(input as BrandColours).join(' '),
  }),
);

const certification = z.object({
  name: requiredText('Enter the name of each certification', 100).check(onOneLine),
  /** The text on the badge. */
  short: requiredText('Enter the initials of each certification', 8).check(onOneLine),
});

const lines = z.pipe(
  z
    .array(text(500))
    .check(z.maxLength(limits.maxListLines, `Use at most ${limits.maxListLines} lines a list`)),
  z.transform(list => list.filter(one => one !== '')),
);

/**
 * A program as the programs page describes it, in the coach's words. Its weeks are those of the programs it is made of.
 */
const describedProgram = z.object({
  name: requiredText('Enter the name of each program').check(onOneLine),
  level: z._default(line(100), ''),
  overview: z._default(lines, []),
  results: z._default(lines, []),
  principles: z._default(lines, []),
  audience: z._default(lines, []),
  /** Programs of the library, one after another. */
  workoutIds: z._default(
    z
      .array(id)
      .check(z.maxLength(limits.maxBlocks, `A program is made of at most ${limits.maxBlocks} others`)),
    [],
  ),
});

/** A text that is no colour has an error of its own. */
const faultsOf = (given: BrandColours): string[] =>
  [given.dark, given.light].flatMap(Object.values).every(isHex) ? contrastFaults(given) : [];

/**
 * The changes to the home page: texts by their position (an empty one is not shown), and the parts that are left out.
 */
const landing = z.object({
  texts: z.record(z.string().check(z.maxLength(40)), text(limits.maxLandingTextLength)),
  hidden: z.array(z.enum(landingParts)).check(z.maxLength(landingParts.length)),
});

/** The coach's entries; an empty one is shown nowhere. */
const entered = {
  name: requiredText('The fellowship needs a name', limits.maxNameLength).check(onOneLine),
  motto: line(limits.maxMottoLength),
  tagline: line(limits.maxTaglineLength),
  colours,
  /** A picture of ours; empty for the drawn mark. */
  logoUrl: picture.check(
    z.refine(value => !/^https?:/i.test(value), 'Choose a picture: JPEG, PNG, WebP or AVIF'),
  ),
  coachName: line(100),
  coachPhone: line(60),
  coachEmail: emailOrNone,
  website: secureLink,
  monthlyPriceDollars: price,
  checkoutLink: secureLink,
  manageLink: secureLink,
  certifications: z
    .array(certification)
    .check(z.maxLength(limits.maxCertifications, `Name at most ${limits.maxCertifications} certifications`)),
  toldPrograms: z
    .array(describedProgram)
    .check(z.maxLength(limits.maxDescribedPrograms, `Add at most ${limits.maxDescribedPrograms} programs`)),
  timeZone,
  graceDays: wholeBetween(0, limits.maxGraceDays, `Enter a number of days from 0 to ${limits.maxGraceDays}`),
  /** Members are asked before a session how ready they are, and after it how hard it was. */
  asksHowItFelt: z.boolean(),
  /** Coaches' private notes about a member are part of the member's data export. */
  exportsNotes: z.boolean(),
  /** The space for the pictures and clips of a member's messages. */
  storageMegabytes: wholeBetween(
    0,
    maxStorageMegabytes,
    `Enter megabytes, from 0 to ${maxStorageMegabytes.toLocaleString('en-US')}`,
  ),
  /** Members may share finished sessions and records: with their groups, and with everyone only where `feedForAll`. */
  feed: z.boolean(),
  /** Members may also answer in words. */
  feedWords: z.boolean(),
  feedForAll: z.boolean(),
  landing,
};

const themeColoursRead = z.object({ accent: z.string(), accentFill: z.string(), onAccent: z.string() });

const fellowship = z.object({
  name: z.string(),
  motto: z.string(),
  tagline: z.string(),
  colours: z.object({ dark: themeColoursRead, light: themeColoursRead }),
  logoUrl: z.string(),
  coachName: z.string(),
  coachPhone: z.string(),
  coachEmail: z.string(),
  website: z.string(),
  monthlyPriceDollars: z.nullable(z.number()),
  checkoutLink: z.string(),
  manageLink: z.string(),
  certifications: z.array(z.object({ name: z.string(), short: z.string() })),
  toldPrograms: z.array(
    z.object({
      name: z.string(),
      level: z.string(),
      overview: z.array(z.string()),
      results: z.array(z.string()),
      principles: z.array(z.string()),
      audience: z.array(z.string()),
      workoutIds: z.array(z.string()),
    }),
  ),
  timeZone: z.string(),
  graceDays: z.number(),
  asksHowItFelt: z.boolean(),
  exportsNotes: z.boolean(),
  storageMegabytes: z.number(),
  feed: z.boolean(),
  feedWords: z.boolean(),
  feedForAll: z.boolean(),
  landing: z.object({ texts: z.record(z.string(), z.string()), hidden: z.array(z.enum(landingParts)) }),
  updatedAt: instant,
});

/** The fellowship in its coach's words: its people, its price, its time, and what its members are asked. */
export const getFellowship = endpoint({
  method: 'GET',
  path: '/api/fellowship',
  access: 'coach',
  providesTags: ['fellowship'],
  response: fellowship,
});

/** Changes what is sent, and is everywhere at once. Days of grace hold for payments that are open already, too. */
export const updateFellowship = endpoint({
  method: 'PATCH',
  path: '/api/fellowship',
  access: 'coach',
  invalidatesTags: ['fellowship', 'members', 'account', 'security', 'months', 'feed'],
  bodyLimit: 12_000_000,
  carriesPicture: true,
  body: z.partial(z.object(entered)),
  response: fellowship,
});
