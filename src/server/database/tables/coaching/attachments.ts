import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { attachmentKinds } from '#domain/conversations/attachment.ts';
import { users } from '#server/database/tables/members.ts';
import { checkInAnswers } from './check-ins.ts';
import { messages } from './conversations.ts';

/**
 * A picture, a voice note or a video of a message, or a picture that answers a question of a check-in. Its file, in the files'
 * folder, has the id for a name.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In whose conversation, or check-in. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null, both, until it is sent; then it is in one of them. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    checkInId: uuid('check_in_id').references(() => checkInAnswers.id, { onDelete: 'cascade' }),
    /** The position among those of the message. */
    place: integer('place').notNull().default(0),
    announcedBytes: integer('announced_bytes').notNull(),
    /**
     * The lock on its chunks: which server's request holds it, until when unless it goes on, and whether another waits
     * for it to leave.
     */
    pieceTurn: uuid('piece_turn'),
    pieceTurnUntil: timestamp('piece_turn_until', { withTimezone: true }),
    pieceTurnIsWanted: boolean('piece_turn_is_wanted').notNull().default(false),
    /** The facts read from the content, once all of it was there. */
    takenInAt: timestamp('taken_in_at', { withTimezone: true }),
    kind: text('kind', { enum: [...attachmentKinds] }),
    mime: text('mime'),
    bytes: integer('bytes'),
    seconds: doublePrecision('seconds'),
    width: integer('width'),
    height: integer('height'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken away by who sent it: there is no file any more. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  table => [
    index('attachments_member_idx').on(table.memberId),
    index('attachments_uploader_idx').on(table.uploaderId),
    index('attachments_message_idx').on(table.messageId, table.place),
    index('attachments_check_in_idx').on(table.checkInId).where(sql`${table.checkInId} is not null`),
    index('attachments_unsent_idx')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null and ${table.checkInId} is null`),
    check(
      'attachments_taken_in_whole',
      sql`(${table.takenInAt} is null) = (${table.kind} is null) and (${table.takenInAt} is null) = (${table.bytes} is null) and (${table.takenInAt} is null) = (${table.mime} is null)`,
    ),
    check('attachments_sent_is_taken_in', sql`${table.messageId} is null or ${table.takenInAt} is not null`),
    check('attachments_in_one_place', sql`${table.messageId} is null or ${table.checkInId} is null`),
    check(
      'attachments_answer_is_picture',
      sql`${table.checkInId} is null or (${table.kind} = 'picture') is true`,
    ),
    check('attachments_turn_ends', sql`(${table.pieceTurn} is null) = (${table.pieceTurnUntil} is null)`),
    check('attachments_size', sql`${table.announcedBytes} between 1 and 100000000`),
  ],
);
