DROP INDEX "attachments_unsent_idx";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "check_in_id" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_check_in_id_check_in_answers_id_fk" FOREIGN KEY ("check_in_id") REFERENCES "public"."check_in_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_check_in_idx" ON "attachments" USING btree ("check_in_id") WHERE "attachments"."check_in_id" is not null;--> statement-breakpoint
CREATE INDEX "attachments_unsent_idx" ON "attachments" USING btree ("created_at") WHERE "attachments"."message_id" is null and "attachments"."check_in_id" is null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_in_one_place" CHECK ("attachments"."message_id" is null or "attachments"."check_in_id" is null);--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_answer_is_picture" CHECK ("attachments"."check_in_id" is null or ("attachments"."kind" = 'picture') is true);