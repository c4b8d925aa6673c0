CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"row_count" bigint NOT NULL,
	"trial_at" timestamp with time zone,
	"trial_problem" text
);
--> statement-breakpoint
CREATE TABLE "clock_watch" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"held_since" timestamp with time zone,
	CONSTRAINT "clock_watch_only" CHECK ("clock_watch"."only")
);
--> statement-breakpoint
CREATE TABLE "health_probe" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_probe_only" CHECK ("health_probe"."only")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"address" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"made_for" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"network" text,
	"user_agent" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "sent_requests" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_host_bound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "made_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "is_old_double" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "day_versions" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sent_requests" ADD COLUMN "method" text DEFAULT 'POST' NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_requests" ADD COLUMN "path" text DEFAULT '/api/progress' NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_requests" ADD COLUMN "status" integer DEFAULT 201 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backups_made_at_idx" ON "backups" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user_idx" ON "uploaded_pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_at_idx" ON "uploaded_pictures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_at_idx" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_subject_idx" ON "security_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "security_events_actor_idx" ON "security_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "known_devices_user_idx" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_idx" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
-- What is double already stays as it is; the first of them is the one that counts for the key.
UPDATE "assignments" a SET "is_old_double" = true FROM (
  SELECT id, row_number() OVER (PARTITION BY member_id, workout_id, start_date ORDER BY created_at, id) AS place
  FROM "assignments" WHERE status = 'active' AND removed_at IS NULL AND kind <> 'daily') d
WHERE a.id = d.id AND d.place > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_active_once_key" ON "assignments" USING btree ("member_id","workout_id","start_date") WHERE "assignments"."status" = 'active' and "assignments"."removed_at" is null and not "assignments"."is_old_double" and "assignments"."kind" <> 'daily';--> statement-breakpoint
CREATE INDEX "day_versions_unused_idx" ON "day_versions" USING btree ("unused_since") WHERE "day_versions"."unused_since" is not null;
