CREATE TABLE "attention_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"thresholds" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attention_settings_is_only" CHECK ("attention_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "member_reviews" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"snoozed_at" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"last_act" uuid,
	"before" jsonb,
	CONSTRAINT "member_reviews_snooze_whole" CHECK (("member_reviews"."snoozed_at" is null) = ("member_reviews"."snoozed_until" is null))
);
--> statement-breakpoint
ALTER TABLE "member_reviews" ADD CONSTRAINT "member_reviews_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reviews" ADD CONSTRAINT "member_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_reviews_reviewed_by_idx" ON "member_reviews" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "training_session_events_pain_idx" ON "training_session_events" USING btree ("received_at","training_day_id") WHERE "training_session_events"."kind" = 'pain' or ("training_session_events"."kind" in ('skip', 'swap') and "training_session_events"."details" ->> 'reason' = 'pain');