import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Landing } from '#domain/fellowship/landing.ts';
import { usualStorageMegabytes } from '#domain/conversations/attachment.ts';
import type { BrandColours } from '#domain/fellowship/brand-colours.ts';

/** A program as the programs page describes it, and the library's programs it is made of. */
type DescribedProgram = {
  name: string;
  level: string;
  overview: string[];
  results: string[];
  principles: string[];
  audience: string[];
  workoutIds: string[];
};

/** The coach's entries about the fellowship, in its only row. Empty, or a null price, means not entered. */
export const fellowship = pgTable(
  'fellowship',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** A new one with every change: a cached row is compared by it. */
    revision: uuid('revision').notNull().defaultRandom(),
    name: text('name').notNull(),
    motto: text('motto').notNull(),
    tagline: text('tagline').notNull(),
    colours: jsonb('colours').$type<BrandColours>().notNull(),
    logoUrl: text('logo_url').notNull().default(''),
    coachName: text('coach_name').notNull().default(''),
    coachPhone: text('coach_phone').notNull().default(''),
    coachEmail: text('coach_email').notNull().default(''),
    website: text('website').notNull().default(''),
    monthlyPriceDollars: numeric('monthly_price_dollars', { precision: 8, scale: 2, mode: 'number' }),
    checkoutLink: text('checkout_link').notNull().default(''),
    manageLink: text('manage_link').notNull().default(''),
    certifications: jsonb('certifications').$type<{ name: string; short: string }[]>().notNull().default([]),
    toldPrograms: jsonb('told_programs').$type<DescribedProgram[]>().notNull().default([]),
    /** The IANA zone in which the months of the leaderboard run. */
    timeZone: text('time_zone').notNull().default('UTC'),
    graceDays: integer('grace_days').notNull().default(7),
    /** Whether members are asked how ready they are, and how hard a session was. */
    asksHowItFelt: boolean('asks_how_it_felt').notNull().default(true),
    /** Whether what coaches write of a member in private notes is in the file of the member's data. */
    exportsNotes: boolean('exports_notes').notNull().default(false),
    /** The space for a member's pictures and clips, in megabytes. */
    storageMegabytes: integer('storage_megabytes').notNull().default(usualStorageMegabytes),
    /** Whether members may share with one another; whether in words too; whether beyond their groups. */
    feed: boolean('feed').notNull().default(false),
    feedWords: boolean('feed_words').notNull().default(false),
    feedForAll: boolean('feed_for_all').notNull().default(false),
    /** The changes to the home page's texts, and the parts left out. */
    landing: jsonb('landing').$type<Landing>().notNull().default({ texts: {}, hidden: [] }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    check('fellowship_storage_range', sql`${table.storageMegabytes} between 0 and 1000000`),
    check('fellowship_is_only', sql`${table.isOnly}`),
    check('fellowship_name_length', sql`char_length(${table.name}) between 1 and 60`),
    check('fellowship_motto_length', sql`char_length(${table.motto}) <= 120`),
    check('fellowship_tagline_length', sql`char_length(${table.tagline}) <= 200`),
    check('fellowship_coach_name_length', sql`char_length(${table.coachName}) <= 100`),
    check('fellowship_coach_phone_length', sql`char_length(${table.coachPhone}) <= 60`),
    check('fellowship_coach_email_length', sql`char_length(${table.coachEmail}) <= 254`),
    check(
      'fellowship_links_are_secure',
      sql`${table.website} ~ '^(https://|$)' and ${table.checkoutLink} ~ '^(https://|$)' and ${table.manageLink} ~ '^(https://|$)'`,
    ),
    check('fellowship_price_not_negative', sql`${table.monthlyPriceDollars} >= 0`),
    check('fellowship_certifications_list', sql`jsonb_typeof(${table.certifications}) = 'array'`),
    check('fellowship_told_programs_list', sql`jsonb_typeof(${table.toldPrograms}) = 'array'`),
    check('fellowship_landing_object', sql`jsonb_typeof(${table.landing}) = 'object'`),
    check('fellowship_grace_days_range', sql`${table.graceDays} between 0 and 60`),
  ],
);
