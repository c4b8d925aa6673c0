ALTER TABLE "daily_workouts" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "group_format" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weight_unit" text DEFAULT 'lb' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "distance_unit" text DEFAULT 'mi' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "length_unit" text DEFAULT 'in' NOT NULL;--> statement-breakpoint
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
ALTER TABLE "users" ADD CONSTRAINT "users_weight_unit_known" CHECK ("users"."weight_unit" in ('lb', 'kg'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_distance_unit_known" CHECK ("users"."distance_unit" in ('mi', 'km'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_length_unit_known" CHECK ("users"."length_unit" in ('in', 'cm'));