CREATE TABLE "message_reads" (
	"member_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"up_to" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reads_member_id_reader_id_pk" PRIMARY KEY("member_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"author_id" uuid,
	"is_from_coach" boolean NOT NULL,
	"text" text NOT NULL,
	"training_day_id" uuid,
	"prescription_id" uuid,
	"set_num" integer,
	"created_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"is_newest" boolean NOT NULL,
	CONSTRAINT "messages_text_length" CHECK (length("messages"."text") <= 5000),
	CONSTRAINT "messages_taken_back_leaves_no_text" CHECK (("messages"."text" = '') = ("messages"."taken_back_at" is not null)),
	CONSTRAINT "messages_taken_back_not_newest" CHECK (not "messages"."is_newest" or "messages"."taken_back_at" is null),
	CONSTRAINT "messages_set_number" CHECK ("messages"."set_num" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coach_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_training_day_id_training_days_id_fk" FOREIGN KEY ("training_day_id") REFERENCES "public"."training_days"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reads_reader_idx" ON "message_reads" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_side_idx" ON "messages" USING btree ("member_id","is_from_coach","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_newest_key" ON "messages" USING btree ("member_id") WHERE "messages"."is_newest";--> statement-breakpoint
CREATE INDEX "messages_newest_idx" ON "messages" USING btree ("is_from_coach","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "messages"."is_newest";--> statement-breakpoint
CREATE INDEX "messages_author_idx" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_training_day_idx" ON "messages" USING btree ("training_day_id","created_at") WHERE "messages"."training_day_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_replies_coach_idx" ON "saved_replies" USING btree ("coach_id");