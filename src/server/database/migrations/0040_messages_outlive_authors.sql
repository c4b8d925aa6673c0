ALTER TABLE "scheduled_messages" DROP CONSTRAINT "scheduled_messages_author_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "scheduled_messages" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "attachments" SET "member_id" = "uploader_id" WHERE "uploader_id" IS NOT NULL AND "message_id" IS NULL AND "check_in_id" IS NULL AND "id" IN (SELECT unnest("attachment_ids") FROM "scheduled_messages");
