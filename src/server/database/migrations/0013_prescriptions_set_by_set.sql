ALTER TABLE "daily_workouts" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "group_format" jsonb;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "group_format" jsonb;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "set_targets" jsonb;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "tempo" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "alternate_exercise_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "group_label" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "group_format" jsonb;