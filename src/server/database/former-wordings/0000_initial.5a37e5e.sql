CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"assigned_by" uuid,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"total_exercises" integer DEFAULT 0 NOT NULL,
	"completed_exercises" integer DEFAULT 0 NOT NULL,
	"total_workout_units" numeric(14, 2) DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_dates_in_order" CHECK ("assignments"."end_date" >= "assignments"."start_date"),
	CONSTRAINT "assignments_status_known" CHECK ("assignments"."status" in ('active', 'paused', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "training_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assignment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"date" date NOT NULL,
	"day_version_id" uuid NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"exercise_count" integer NOT NULL,
	"logged_count" integer DEFAULT 0 NOT NULL,
	"units_prescribed" numeric(12, 2) NOT NULL,
	"units_counted" numeric(12, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "training_days_date_key" UNIQUE("assignment_id","date"),
	CONSTRAINT "training_days_owner_key" UNIQUE("id","assignment_id","member_id"),
	CONSTRAINT "training_days_state_known" CHECK ("training_days"."state" in ('scheduled', 'cleared', 'paused', 'dropped')),
	CONSTRAINT "training_days_logged_range" CHECK ("training_days"."logged_count" between 0 and "training_days"."exercise_count"),
	CONSTRAINT "training_days_logged_counts" CHECK ("training_days"."logged_count" = 0 or "training_days"."state" = 'scheduled'),
	CONSTRAINT "training_days_units_capped" CHECK ("training_days"."units_counted" between 0 and "training_days"."units_prescribed")
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"muscle_groups" text[] DEFAULT '{}' NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"difficulty_level" text NOT NULL,
	"created_by" uuid,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercises_category_known" CHECK ("exercises"."category" in ('Strength', 'Calisthenics', 'Aerobic', 'Plyometric', 'Isometric', 'Mobility')),
	CONSTRAINT "exercises_difficulty_known" CHECK ("exercises"."difficulty_level" in ('beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"bio" text,
	"profile_image_url" text,
	"role" text DEFAULT 'member' NOT NULL,
	"subscription_status" text,
	"stripe_customer_id" text,
	"subscription_id" text,
	"subscription_expires_at" timestamp with time zone,
	"is_founding_member" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "day_version_exercises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day_version_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"units_prescribed" numeric(12, 2) NOT NULL,
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
	"notes" text,
	CONSTRAINT "day_version_exercises_position_key" UNIQUE("day_version_id","position")
);
--> statement-breakpoint
CREATE TABLE "day_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workout_id" uuid NOT NULL,
	"program_day_id" uuid,
	"week_number" integer,
	"day_name" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"exercise_count" integer NOT NULL,
	"units_prescribed" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day_id" uuid,
	"workout_id" uuid,
	"exercise_id" uuid NOT NULL,
	"order_index" integer NOT NULL,
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
	"notes" text,
	CONSTRAINT "prescriptions_one_owner" CHECK (num_nonnulls("prescriptions"."day_id", "prescriptions"."workout_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "program_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"week_id" uuid NOT NULL,
	"day_of_week" text NOT NULL,
	"day_name" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"assigned_workout_id" uuid,
	"current_version_id" uuid,
	CONSTRAINT "program_days_weekday_key" UNIQUE("week_id","day_of_week"),
	CONSTRAINT "program_days_weekday_known" CHECK ("program_days"."day_of_week" in ('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'))
);
--> statement-breakpoint
CREATE TABLE "program_weeks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_id" uuid NOT NULL,
	"week_number" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "program_weeks_number_key" UNIQUE("program_id","week_number"),
	CONSTRAINT "program_weeks_number_range" CHECK ("program_weeks"."week_number" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"program_type" text DEFAULT 'multi_week_program' NOT NULL,
	"num_weeks" integer,
	"difficulty_level" text,
	"created_by" uuid,
	"current_version_id" uuid,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workouts_num_weeks_range" CHECK ("workouts"."num_weeks" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "progress_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"training_day_id" uuid NOT NULL,
	"prescription_id" uuid,
	"exercise_id" uuid NOT NULL,
	"date" date NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sets_data" jsonb,
	"sets_completed" integer,
	"reps_completed" integer,
	"weight_used" numeric(9, 2),
	"percent_1rm_used" numeric(6, 1),
	"estimated_1rm" numeric(9, 2),
	"time_completed" text,
	"distance_completed" text,
	"rpe_completed" text,
	"heart_rate_achieved" text,
	"volume_completed" text,
	"contact_time_achieved" text,
	"ground_contact_time_achieved" text,
	"completion_time" text,
	"notes" text,
	"workout_units_completed" numeric(12, 2) NOT NULL,
	"workout_units_prescribed" numeric(12, 2) NOT NULL,
	"units_counted" numeric(12, 2) NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "progress_logs_prescription_key" UNIQUE("training_day_id","prescription_id")
);
--> statement-breakpoint
CREATE TABLE "sent_requests" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_requests_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_invitation_has_user" CHECK ("account_links"."purpose" = 'setup' or "account_links"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_day_version_id_day_versions_id_fk" FOREIGN KEY ("day_version_id") REFERENCES "public"."day_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD CONSTRAINT "day_version_exercises_day_version_id_day_versions_id_fk" FOREIGN KEY ("day_version_id") REFERENCES "public"."day_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD CONSTRAINT "day_version_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_versions" ADD CONSTRAINT "day_versions_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_versions" ADD CONSTRAINT "day_versions_program_day_id_program_days_id_fk" FOREIGN KEY ("program_day_id") REFERENCES "public"."program_days"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_day_id_program_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."program_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_days" ADD CONSTRAINT "program_days_week_id_program_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."program_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_days" ADD CONSTRAINT "program_days_assigned_workout_id_workouts_id_fk" FOREIGN KEY ("assigned_workout_id") REFERENCES "public"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_days" ADD CONSTRAINT "program_days_current_version_id_day_versions_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."day_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_weeks" ADD CONSTRAINT "program_weeks_program_id_workouts_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_current_version_id_day_versions_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."day_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_logs" ADD CONSTRAINT "progress_logs_training_day_fk" FOREIGN KEY ("training_day_id","assignment_id","member_id") REFERENCES "public"."training_days"("id","assignment_id","member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_requests" ADD CONSTRAINT "sent_requests_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_member_idx" ON "assignments" USING btree ("member_id","start_date");--> statement-breakpoint
CREATE INDEX "assignments_workout_idx" ON "assignments" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "training_days_member_idx" ON "training_days" USING btree ("member_id","date");--> statement-breakpoint
CREATE INDEX "training_days_version_idx" ON "training_days" USING btree ("day_version_id");--> statement-breakpoint
CREATE INDEX "exercises_name_idx" ON "exercises" USING btree ("name") WHERE "exercises"."hidden_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role");--> statement-breakpoint
CREATE INDEX "day_version_exercises_exercise_idx" ON "day_version_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "day_versions_program_day_idx" ON "day_versions" USING btree ("program_day_id");--> statement-breakpoint
CREATE INDEX "prescriptions_day_idx" ON "prescriptions" USING btree ("day_id","order_index");--> statement-breakpoint
CREATE INDEX "prescriptions_workout_idx" ON "prescriptions" USING btree ("workout_id","order_index");--> statement-breakpoint
CREATE INDEX "prescriptions_exercise_idx" ON "prescriptions" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "program_days_assigned_workout_idx" ON "program_days" USING btree ("assigned_workout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "progress_logs_extra_key" ON "progress_logs" USING btree ("training_day_id","exercise_id") WHERE "progress_logs"."prescription_id" is null;--> statement-breakpoint
CREATE INDEX "progress_logs_recent_idx" ON "progress_logs" USING btree ("member_id","logged_at");--> statement-breakpoint
CREATE INDEX "progress_logs_lift_idx" ON "progress_logs" USING btree ("member_id","exercise_id","date","logged_at");--> statement-breakpoint
CREATE INDEX "progress_logs_assignment_idx" ON "progress_logs" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "sent_requests_at_idx" ON "sent_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_links_user_idx" ON "account_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account_idx" ON "sign_in_failures" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address_idx" ON "sign_in_failures" USING btree ("address","at");