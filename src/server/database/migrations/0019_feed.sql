CREATE TABLE "feed_audiences" (
	"post_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "feed_audiences_post_id_group_id_pk" PRIMARY KEY("post_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "feed_encouragements" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_encouragements_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "feed_hides" (
	"member_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "feed_hides_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "feed_mutes" (
	"member_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_mutes_member_id_muted_id_pk" PRIMARY KEY("member_id","muted_id"),
	CONSTRAINT "feed_mutes_others" CHECK ("feed_mutes"."member_id" <> "feed_mutes"."muted_id")
);
--> statement-breakpoint
CREATE TABLE "feed_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feed_posts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" uuid NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"told" jsonb NOT NULL,
	"training_day_id" uuid,
	"log_id" uuid,
	"is_for_all" boolean DEFAULT false NOT NULL,
	"taken_down_at" timestamp with time zone,
	"taken_down_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "feed_posts_made_of_one" CHECK (num_nonnulls("feed_posts"."training_day_id", "feed_posts"."log_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "feed_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"words_id" uuid,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "feed_reports_note_length" CHECK (char_length("feed_reports"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "feed_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_words_text_length" CHECK (char_length("feed_words"."text") between 1 and 280)
);
--> statement-breakpoint
ALTER TABLE "fellowship" ADD COLUMN "feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fellowship" ADD COLUMN "feed_words" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fellowship" ADD COLUMN "feed_for_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_audiences" ADD CONSTRAINT "feed_audiences_post_id_feed_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_audiences" ADD CONSTRAINT "feed_audiences_author_in_group_fk" FOREIGN KEY ("group_id","author_id") REFERENCES "public"."grouped_members"("group_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_encouragements" ADD CONSTRAINT "feed_encouragements_post_id_feed_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_encouragements" ADD CONSTRAINT "feed_encouragements_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_hides" ADD CONSTRAINT "feed_hides_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_hides" ADD CONSTRAINT "feed_hides_post_id_feed_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mutes" ADD CONSTRAINT "feed_mutes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mutes" ADD CONSTRAINT "feed_mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_training_day_id_training_days_id_fk" FOREIGN KEY ("training_day_id") REFERENCES "public"."training_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_log_id_progress_logs_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."progress_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_post_id_feed_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_words_id_feed_words_id_fk" FOREIGN KEY ("words_id") REFERENCES "public"."feed_words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_words" ADD CONSTRAINT "feed_words_post_id_feed_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_words" ADD CONSTRAINT "feed_words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_audiences_group_idx" ON "feed_audiences" USING btree ("group_id","place");--> statement-breakpoint
CREATE INDEX "feed_audiences_author_idx" ON "feed_audiences" USING btree ("author_id","group_id");--> statement-breakpoint
CREATE INDEX "feed_encouragements_member_idx" ON "feed_encouragements" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "feed_encouragements_latest_idx" ON "feed_encouragements" USING btree ("post_id","created_at","member_id");--> statement-breakpoint
CREATE INDEX "feed_hides_post_idx" ON "feed_hides" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "feed_mutes_muted_idx" ON "feed_mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_posts_source_key" ON "feed_posts" USING btree ("author_id","source");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_posts_place_idx" ON "feed_posts" USING btree ("place");--> statement-breakpoint
CREATE INDEX "feed_posts_author_idx" ON "feed_posts" USING btree ("author_id","place");--> statement-breakpoint
CREATE INDEX "feed_posts_for_all_idx" ON "feed_posts" USING btree ("place") WHERE "feed_posts"."is_for_all";--> statement-breakpoint
CREATE INDEX "feed_posts_training_day_idx" ON "feed_posts" USING btree ("training_day_id");--> statement-breakpoint
CREATE INDEX "feed_posts_log_idx" ON "feed_posts" USING btree ("log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_post_once" ON "feed_reports" USING btree ("reporter_id","post_id") WHERE "feed_reports"."words_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_words_once" ON "feed_reports" USING btree ("reporter_id","words_id");--> statement-breakpoint
CREATE INDEX "feed_reports_post_idx" ON "feed_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "feed_reports_words_idx" ON "feed_reports" USING btree ("words_id");--> statement-breakpoint
CREATE INDEX "feed_reports_open_idx" ON "feed_reports" USING btree ("created_at") WHERE "feed_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "feed_words_post_idx" ON "feed_words" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "feed_words_author_idx" ON "feed_words" USING btree ("author_id");