CREATE TABLE "training_maxes" (
	"member_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"percent" numeric(4, 1),
	"weight" numeric,
	"unit" text,
	"pounds" double precision,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_maxes_member_id_exercise_id_pk" PRIMARY KEY("member_id","exercise_id"),
	CONSTRAINT "training_maxes_unit_known" CHECK ("training_maxes"."unit" in ('lb', 'kg')),
	CONSTRAINT "training_maxes_one_said" CHECK (num_nonnulls("training_maxes"."percent", "training_maxes"."weight") = 1 and num_nonnulls("training_maxes"."weight", "training_maxes"."unit", "training_maxes"."pounds") in (0, 3)),
	CONSTRAINT "training_maxes_percent_range" CHECK ("training_maxes"."percent" between 50 and 100 and "training_maxes"."percent" * 2 = trunc("training_maxes"."percent" * 2)),
	CONSTRAINT "training_maxes_weight_range" CHECK ("training_maxes"."weight" > 0 and "training_maxes"."pounds" <= 2000)
);
--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD COLUMN "percent_of" text DEFAULT 'one-rep-max' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD COLUMN "percent_of" text DEFAULT 'one-rep-max' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_versions" ADD COLUMN "training_max_percent" numeric(4, 1) DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "percent_of" text DEFAULT 'one-rep-max' NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "training_max_percent" numeric(4, 1) DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_maxes" ADD CONSTRAINT "training_maxes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_maxes" ADD CONSTRAINT "training_maxes_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_maxes" ADD CONSTRAINT "training_maxes_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_workouts" ADD CONSTRAINT "daily_workouts_percent_of_known" CHECK ("daily_workouts"."percent_of" in ('one-rep-max', 'training-max'));--> statement-breakpoint
ALTER TABLE "day_version_exercises" ADD CONSTRAINT "day_version_exercises_percent_of_known" CHECK ("day_version_exercises"."percent_of" in ('one-rep-max', 'training-max'));--> statement-breakpoint
ALTER TABLE "day_versions" ADD CONSTRAINT "day_versions_training_max_range" CHECK ("day_versions"."training_max_percent" between 50 and 100 and "day_versions"."training_max_percent" * 2 = trunc("day_versions"."training_max_percent" * 2));--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_percent_of_known" CHECK ("prescriptions"."percent_of" in ('one-rep-max', 'training-max'));--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_training_max_range" CHECK ("workouts"."training_max_percent" between 50 and 100 and "workouts"."training_max_percent" * 2 = trunc("workouts"."training_max_percent" * 2));--> statement-breakpoint
-- Prescriptions and programs that are kept as a whole say it too, so that they compare with those written from now on. Every
-- prescription has a groupFormat, and within a text its quotes would be escaped.
update program_drafts set
  content = replace(content::text, '"groupFormat":', '"percentOf": "one-rep-max", "groupFormat":')::jsonb || '{"trainingMaxPercent": 90}',
  base = replace(base::text, '"groupFormat":', '"percentOf": "one-rep-max", "groupFormat":')::jsonb || '{"trainingMaxPercent": 90}'
where content is not null;--> statement-breakpoint
update program_versions set
  content = replace(content::text, '"groupFormat":', '"percentOf": "one-rep-max", "groupFormat":')::jsonb || '{"trainingMaxPercent": 90}'
where content is not null;--> statement-breakpoint
update exercises set default_prescription = '{"percentOf": "one-rep-max"}' || default_prescription
where default_prescription is not null;
