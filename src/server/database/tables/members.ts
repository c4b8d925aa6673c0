import type { Loading } from '#domain/loads/loading.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { distanceUnits, lengthUnits, weightUnits } from '#domain/measures/measure.ts';

/** Coaches and members. The e-mail is stored in lower case; what has ended is worked out when it is read. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    bio: text('bio'),
    profileImageUrl: text('profile_image_url'),
    role: text('role', { enum: ['admin', 'member'] })
      .notNull()
      .default('member'),
    subscriptionStatus: text('subscription_status'),
    stripeCustomerId: text('stripe_customer_id'),
    subscriptionId: text('subscription_id'),
    subscriptionExpiresAt: timestamp('subscription_expires_at', { withTimezone: true }),
    /** The payment provider's own word for the subscription that counts. */
    providerStatus: text('provider_status'),
    subscriptionRenewsAt: timestamp('subscription_renews_at', { withTimezone: true }),
    /** The first failure of the payment that is still open, and the time from which that closes the member area. */
    paymentFailedAt: timestamp('payment_failed_at', { withTimezone: true }),
    subscriptionPastDueAt: timestamp('subscription_past_due_at', { withTimezone: true }),
    /** Until when a coach has activated the membership by hand. */
    activatedUntil: timestamp('activated_until', { withTimezone: true }),
    /** The end of an activation by hand that the member has been reminded of. */
    remindedOfEndAt: timestamp('reminded_of_end_at', { withTimezone: true }),
    /** The last time a coach had the member reminded of a failed payment. */
    remindedOfPaymentAt: timestamp('reminded_of_payment_at', { withTimezone: true }),
    isFoundingMember: boolean('is_founding_member').notNull().default(false),
    /** The nutrition profile; null where nothing was entered. */
    age: integer('age'),
    sex: text('sex', { enum: ['male', 'female'] }),
    heightCm: numeric('height_cm', { precision: 9, scale: 4, mode: 'number' }),
    weightKg: numeric('weight_kg', { precision: 9, scale: 4, mode: 'number' }),
    activityLevel: text('activity_level'),
    goal: text('goal'),
    dietPreference: text('diet_preference'),
    allergens: text('allergens').array().notNull().default([]),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The units of weights, distances and lengths on their screens. */
    weightUnit: text('weight_unit', { enum: [...weightUnits] })
      .notNull()
      .default('lb'),
    distanceUnit: text('distance_unit', { enum: [...distanceUnits] })
      .notNull()
      .default('mi'),
    lengthUnit: text('length_unit', { enum: [...lengthUnits] })
      .notNull()
      .default('in'),
    /** Whether the member may do a training day on another date; a coach can switch it off. */
    mayMoveSessions: boolean('may_move_sessions').notNull().default(true),
    /** Whether the member may do another exercise of its category in an exercise's place; a coach can switch it off. */
    maySwapExercises: boolean('may_swap_exercises').notNull().default(true),
    /** The person's own bar and plates; null until they enter them. */
    loading: jsonb('loading').$type<Loading>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_role_idx').on(table.role),
    index('users_stripe_customer_idx').on(table.stripeCustomerId),
    index('users_subscription_idx').on(table.subscriptionId),
    index('users_activated_until_idx').on(table.activatedUntil),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_role_known', sql`${table.role} in ('admin', 'member')`),
    check('users_weight_unit_known', sql`${table.weightUnit} in ('lb', 'kg')`),
    check('users_distance_unit_known', sql`${table.distanceUnit} in ('mi', 'km')`),
    check('users_length_unit_known', sql`${table.lengthUnit} in ('in', 'cm')`),
  ],
);
