CREATE TABLE "notice_preferences" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"reminder_hour" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_preferences_quiet_whole" CHECK (("notice_preferences"."quiet_from" is null) = ("notice_preferences"."quiet_until" is null)),
	CONSTRAINT "notice_preferences_hours" CHECK ("notice_preferences"."quiet_from" between 0 and 23 and "notice_preferences"."quiet_until" between 0 and 23 and "notice_preferences"."reminder_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"more" text,
	"link" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"is_in_app" boolean NOT NULL,
	"push_due_at" timestamp with time zone,
	"push_sent_at" timestamp with time zone,
	"push_tries" integer DEFAULT 0 NOT NULL,
	"push_note" text,
	"push_left" uuid[],
	"mail_due_at" timestamp with time zone,
	"mail_sent_at" timestamp with time zone,
	"mail_note" text,
	CONSTRAINT "notices_text_length" CHECK (length("notices"."text") between 1 and 300),
	CONSTRAINT "notices_link_own" CHECK ("notices"."link" like '/%' and "notices"."link" not like '//%')
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"unsubscribe_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_keys_is_only" CHECK ("push_keys"."is_only")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_endpoint_length" CHECK (length("push_subscriptions"."endpoint") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_happening_key" ON "notices" USING btree ("person_id","key");--> statement-breakpoint
CREATE INDEX "notices_person_idx" ON "notices" USING btree ("person_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_unseen_idx" ON "notices" USING btree ("person_id","about") WHERE "notices"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "notices_push_due_idx" ON "notices" USING btree ("push_due_at") WHERE "notices"."push_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notices_mail_due_idx" ON "notices" USING btree ("mail_due_at") WHERE "notices"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notices_at_idx" ON "notices" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_person_idx" ON "push_subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_idx" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "mails_order_idx" ON "mails" USING btree (("unsubscribe" is not null),"next_try_at","id");