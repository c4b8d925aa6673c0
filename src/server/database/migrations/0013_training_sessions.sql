CREATE TABLE "training_session_events" (
	"training_day_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"prescription_id" uuid,
	"set_num" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_as" text DEFAULT 'member' NOT NULL,
	"coach_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_session_events_training_day_id_id_pk" PRIMARY KEY("training_day_id","id"),
	CONSTRAINT "training_session_events_kind_known" CHECK ("training_session_events"."kind" in ('start', 'set', 'unset', 'finish', 'skip', 'swap', 'back', 'note', 'pain', 'feel', 'result', 'add', 'end', 'log', 'unlog')),
	CONSTRAINT "training_session_events_sender_known" CHECK ("training_session_events"."sent_as" in ('member', 'coach', 'server')),
	CONSTRAINT "training_session_events_set_number" CHECK ("training_session_events"."set_num" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "training_days" ADD COLUMN "event_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_days" ADD COLUMN "session_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "group_format" jsonb;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "linked_exercise_id" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "linked_ratio" double precision;--> statement-breakpoint
ALTER TABLE "fellowship" ADD COLUMN "asks_how_it_felt" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weight_unit" text DEFAULT 'lb' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "distance_unit" text DEFAULT 'mi' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "length_unit" text DEFAULT 'in' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_swap_exercises" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "loading" jsonb;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "group_format" jsonb;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "group_format" jsonb;--> statement-breakpoint
ALTER TABLE "progress_logs" ADD COLUMN "entered" jsonb;--> statement-breakpoint
ALTER TABLE "training_session_events" ADD CONSTRAINT "training_session_events_training_day_id_training_days_id_fk" FOREIGN KEY ("training_day_id") REFERENCES "public"."training_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_session_events" ADD CONSTRAINT "training_session_events_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_session_events_coach_idx" ON "training_session_events" USING btree ("coach_id") WHERE "training_session_events"."coach_id" is not null;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_linked_exercise_id_exercises_id_fk" FOREIGN KEY ("linked_exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_days_session_due_idx" ON "training_days" USING btree ("session_due_at") WHERE "training_days"."session_due_at" is not null;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_linked_whole" CHECK (("exercises"."linked_exercise_id" is null) = ("exercises"."linked_ratio" is null)
        and ("exercises"."linked_exercise_id" is null or ("exercises"."category" = 'Strength' and "exercises"."linked_exercise_id" <> "exercises"."id")));--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_linked_ratio_range" CHECK ("exercises"."linked_ratio" between 0.1 and 3);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_weight_unit_known" CHECK ("users"."weight_unit" in ('lb', 'kg'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_distance_unit_known" CHECK ("users"."distance_unit" in ('mi', 'km'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_length_unit_known" CHECK ("users"."length_unit" in ('in', 'cm'));