CREATE TABLE "assignment_shifts" (
	"assignment_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "assignment_shifts_assignment_id_from_date_pk" PRIMARY KEY("assignment_id","from_date"),
	CONSTRAINT "assignment_shifts_whole_weeks" CHECK ("assignment_shifts"."days" > 0 and "assignment_shifts"."days" % 7 = 0)
);
--> statement-breakpoint
CREATE TABLE "program_baselines" (
	"assignment_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"exercise_baselines" jsonb NOT NULL,
	"baseline_total_units" numeric(14, 2),
	"captured_from" text NOT NULL,
	"previous_program_id" uuid,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_baselines_captured_from_known" CHECK ("program_baselines"."captured_from" in ('previous_program', 'first_logs'))
);
--> statement-breakpoint
CREATE TABLE "program_completions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assignment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"exercise_finals" jsonb NOT NULL,
	"final_total_units" numeric(14, 2) NOT NULL,
	"weekly_units" numeric(14, 2) NOT NULL,
	"total_units_gain_percent" numeric(12, 1),
	"avg_strength_gain" numeric(12, 1),
	"total_workouts" integer NOT NULL,
	"completion_rate" numeric(12, 1) NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_completions_assignment_key" UNIQUE("assignment_id"),
	CONSTRAINT "program_completions_rate_range" CHECK ("program_completions"."completion_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "daily_workouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"assigned_date" date NOT NULL,
	"assigned_by" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sets" text,
	"reps" text,
	"weight" text,
	"weight_unit" text DEFAULT 'lbs' NOT NULL,
	"rest_seconds" text,
	"rest_timer_seconds" integer DEFAULT 90 NOT NULL,
	"percent_1rm" text,
	"time" text,
	"distance" text,
	"rpe" text,
	"target_heart_rate" text,
	"volume" text,
	"contact_time" text,
	"ground_contact_time" text,
	"notes" text
);
--> statement-breakpoint
ALTER TABLE "training_days" DROP CONSTRAINT "training_days_date_key";--> statement-breakpoint
ALTER TABLE "training_days" DROP CONSTRAINT "training_days_state_known";--> statement-breakpoint
ALTER TABLE "training_days" DROP CONSTRAINT "training_days_assignment_id_assignments_id_fk";--> statement-breakpoint
ALTER TABLE "training_days" DROP CONSTRAINT "training_days_member_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "training_days" DROP CONSTRAINT "training_days_day_version_id_day_versions_id_fk";--> statement-breakpoint
DROP INDEX "training_days_version_idx";--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_owner_key" UNIQUE("id","member_id");--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_assignment_fk" FOREIGN KEY ("assignment_id","member_id") REFERENCES "public"."assignments"("id","member_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "assignments" a SET "kind" = CASE WHEN w."program_type" = 'multi_week_program' THEN 'program' ELSE 'single_workout' END
  FROM "workouts" w WHERE w."id" = a."workout_id";--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "paused_on" date;--> statement-breakpoint
UPDATE "assignments" SET "paused_on" = "updated_at"::date WHERE "status" = 'paused';--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "completed_because" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "completion_recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "training_days" ADD COLUMN "planned_date" date;--> statement-breakpoint
UPDATE "training_days" SET "planned_date" = "date";--> statement-breakpoint
ALTER TABLE "training_days" ALTER COLUMN "planned_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_days" ADD COLUMN "moved_from" date;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_moved_elsewhere" CHECK ("training_days"."moved_from" <> "training_days"."date");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_move_sessions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "daily_workout_id" uuid;--> statement-breakpoint
ALTER TABLE "day_versions" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "day_versions" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "program_days" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_shifts" ADD CONSTRAINT "assignment_shifts_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_baselines" ADD CONSTRAINT "program_baselines_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_baselines" ADD CONSTRAINT "program_baselines_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_baselines" ADD CONSTRAINT "program_baselines_program_id_workouts_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_baselines" ADD CONSTRAINT "program_baselines_previous_program_id_workouts_id_fk" FOREIGN KEY ("previous_program_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_completions" ADD CONSTRAINT "program_completions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_completions" ADD CONSTRAINT "program_completions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_completions" ADD CONSTRAINT "program_completions_program_id_workouts_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD CONSTRAINT "daily_workouts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD CONSTRAINT "daily_workouts_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD CONSTRAINT "daily_workouts_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_baselines_member_idx" ON "program_baselines" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "program_baselines_program_idx" ON "program_baselines" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_completions_member_idx" ON "program_completions" USING btree ("member_id","completed_at");--> statement-breakpoint
CREATE INDEX "program_completions_program_idx" ON "program_completions" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "daily_workouts_date_idx" ON "daily_workouts" USING btree ("member_id","assigned_date");--> statement-breakpoint
CREATE INDEX "daily_workouts_exercise_idx" ON "daily_workouts" USING btree ("exercise_id");--> statement-breakpoint
ALTER TABLE "day_versions" ADD CONSTRAINT "day_versions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_daily_key" ON "assignments" USING btree ("member_id") WHERE "assignments"."kind" = 'daily';--> statement-breakpoint
CREATE INDEX "assignments_ending_idx" ON "assignments" USING btree ("end_date") WHERE "assignments"."status" = 'active';--> statement-breakpoint
CREATE INDEX "assignments_unrecorded_idx" ON "assignments" USING btree ("id") WHERE "assignments"."status" = 'completed' and "assignments"."completion_recorded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "training_days_date_key" ON "training_days" USING btree ("assignment_id","date") WHERE "training_days"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "day_versions_member_idx" ON "day_versions" USING btree ("member_id","date") WHERE "day_versions"."member_id" is not null;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_planned_key" UNIQUE("assignment_id","planned_date");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_kind_known" CHECK ("assignments"."kind" in ('program', 'single_workout', 'daily'));--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_completed_because_known" CHECK ("assignments"."completed_because" in ('logged', 'ended', 'coach', 'deleted'));--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_paused_since" CHECK ("assignments"."status" <> 'paused' or "assignments"."paused_on" is not null);--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_state_known" CHECK ("training_days"."state" in ('scheduled', 'cleared', 'paused', 'ended', 'dropped'));--> statement-breakpoint
-- One-off exercises are one member's alone and go with the member; all other versions are shared history.
drop trigger day_versions_are_kept on day_versions;
--> statement-breakpoint
create trigger day_versions_are_kept before delete on day_versions
  for each row when (old.member_id is null) execute function refuse_change_of_history();
--> statement-breakpoint
drop trigger day_version_exercises_are_kept on day_version_exercises;
--> statement-breakpoint
create trigger day_version_exercises_are_kept before delete on day_version_exercises
  for each row when (old.daily_workout_id is null) execute function refuse_change_of_history();
--> statement-breakpoint
create trigger day_version_exercises_stay before update on day_version_exercises
  for each row execute function refuse_change_of_history();
--> statement-breakpoint
-- What assignments of one-off exercises point to.
insert into workouts (id, name, program_type) values ('00000000-0000-7000-8000-000000000001', 'Daily Workout', 'daily_workout');
