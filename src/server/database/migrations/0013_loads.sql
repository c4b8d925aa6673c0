ALTER TABLE "exercises" ADD COLUMN "linked_exercise_id" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "linked_ratio" double precision;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "loading" jsonb;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_linked_exercise_id_exercises_id_fk" FOREIGN KEY ("linked_exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_linked_whole" CHECK (("exercises"."linked_exercise_id" is null) = ("exercises"."linked_ratio" is null)
        and ("exercises"."linked_exercise_id" is null or ("exercises"."category" = 'Strength' and "exercises"."linked_exercise_id" <> "exercises"."id")));--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_linked_ratio_range" CHECK ("exercises"."linked_ratio" between 0.1 and 3);