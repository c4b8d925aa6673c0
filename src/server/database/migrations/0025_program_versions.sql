CREATE TABLE "program_drafts" (
	"workout_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"base" jsonb,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_drafts_whole" CHECK (("program_drafts"."content" is null) = ("program_drafts"."base" is null))
);
--> statement-breakpoint
CREATE TABLE "program_version_days" (
	"workout_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"week_number" integer NOT NULL,
	"day_of_week" text NOT NULL,
	"day_version_id" uuid NOT NULL,
	CONSTRAINT "program_version_days_pk" PRIMARY KEY("workout_id","version","week_number","day_of_week")
);
--> statement-breakpoint
CREATE TABLE "program_versions" (
	"workout_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"note" text,
	"reach" jsonb NOT NULL,
	"reached" integer,
	"num_weeks" integer,
	"content" jsonb,
	CONSTRAINT "program_versions_workout_id_version_pk" PRIMARY KEY("workout_id","version"),
	CONSTRAINT "program_versions_kind_known" CHECK ("program_versions"."kind" in ('first', 'published', 'live')),
	CONSTRAINT "program_versions_number" CHECK ("program_versions"."version" >= 0 and ("program_versions"."version" = 0) = ("program_versions"."kind" = 'first')),
	CONSTRAINT "program_versions_written" CHECK ("program_versions"."content" is not null or "program_versions"."kind" = 'live')
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "program_version" integer;--> statement-breakpoint
ALTER TABLE "program_drafts" ADD CONSTRAINT "program_drafts_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_drafts" ADD CONSTRAINT "program_drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_version_days" ADD CONSTRAINT "program_version_days_day_version_id_day_versions_id_fk" FOREIGN KEY ("day_version_id") REFERENCES "public"."day_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_version_days" ADD CONSTRAINT "program_version_days_version_fk" FOREIGN KEY ("workout_id","version") REFERENCES "public"."program_versions"("workout_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_drafts_updated_by_idx" ON "program_drafts" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "program_version_days_day_version_idx" ON "program_version_days" USING btree ("day_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_versions_unwritten_key" ON "program_versions" USING btree ("workout_id") WHERE "program_versions"."content" is null;--> statement-breakpoint
CREATE INDEX "program_versions_published_by_idx" ON "program_versions" USING btree ("published_by");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_program_version_fk" FOREIGN KEY ("workout_id","program_version") REFERENCES "public"."program_versions"("workout_id","version") ON DELETE no action ON UPDATE no action;