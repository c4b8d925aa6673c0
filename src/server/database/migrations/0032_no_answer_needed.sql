DROP INDEX "messages_newest_idx";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "no_answer_needed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "messages_to_answer_idx" ON "messages" USING btree (("is_from_coach" or "no_answer_needed_at" is not null),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "messages"."is_newest";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_no_answer_to_coach" CHECK ("messages"."no_answer_needed_at" is null or not "messages"."is_from_coach");