import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { groupColours } from '#domain/groups.ts';
import { users } from '#server/database/tables/members.ts';

/** The coaches' groups of members, to find them again together. No two are told apart by case alone. */
export const memberGroups = pgTable(
  'member_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    colour: text('colour', { enum: [...groupColours] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('member_groups_name_key').on(sql`lower(${table.name})`),
    check('member_groups_name_length', sql`char_length(${table.name}) between 1 and 60`),
    check(
      'member_groups_colour_known',
      sql`${table.colour} in ('amber', 'red', 'green', 'blue', 'violet', 'grey')`,
    ),
  ],
);

export const groupedMembers = pgTable(
  'grouped_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => memberGroups.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index('grouped_members_member_idx').on(table.memberId),
  ],
);
