CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"uploader_id" uuid,
	"message_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"announced_bytes" integer NOT NULL,
	"taken_in_at" timestamp with time zone,
	"kind" text,
	"mime" text,
	"bytes" integer,
	"seconds" double precision,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "attachments_taken_in_whole" CHECK (("attachments"."taken_in_at" is null) = ("attachments"."kind" is null) and ("attachments"."taken_in_at" is null) = ("attachments"."bytes" is null) and ("attachments"."taken_in_at" is null) = ("attachments"."mime" is null)),
	CONSTRAINT "attachments_sent_is_taken_in" CHECK ("attachments"."message_id" is null or "attachments"."taken_in_at" is not null),
	CONSTRAINT "attachments_size" CHECK ("attachments"."announced_bytes" between 1 and 100000000)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_taken_back_leaves_no_text";--> statement-breakpoint
ALTER TABLE "fellowship" ADD COLUMN "storage_megabytes" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_member_idx" ON "attachments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "attachments_uploader_idx" ON "attachments" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "attachments_message_idx" ON "attachments" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "attachments_unsent_idx" ON "attachments" USING btree ("created_at") WHERE "attachments"."message_id" is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_taken_back_leaves_no_text" CHECK ("messages"."taken_back_at" is null or "messages"."text" = '');--> statement-breakpoint
ALTER TABLE "fellowship" ADD CONSTRAINT "fellowship_storage_range" CHECK ("fellowship"."storage_megabytes" between 0 and 1000000);