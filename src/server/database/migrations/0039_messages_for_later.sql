CREATE TABLE "scheduled_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"group_id" uuid,
	"member_ids" uuid[],
	"attachment_ids" uuid[] DEFAULT '{}' NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"held_why" text,
	CONSTRAINT "scheduled_messages_to" CHECK (num_nonnulls("scheduled_messages"."group_id", "scheduled_messages"."member_ids") = 1),
	CONSTRAINT "scheduled_messages_text_length" CHECK (char_length("scheduled_messages"."text") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_group_id_member_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."member_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_messages_due_idx" ON "scheduled_messages" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "scheduled_messages_author_idx" ON "scheduled_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_group_idx" ON "scheduled_messages" USING btree ("group_id");