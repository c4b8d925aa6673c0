CREATE TABLE "tested_maxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"date" date NOT NULL,
	"weight" numeric NOT NULL,
	"unit" text NOT NULL,
	"pounds" double precision NOT NULL,
	"entered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tested_maxes_date_key" UNIQUE("member_id","exercise_id","date"),
	CONSTRAINT "tested_maxes_unit_known" CHECK ("tested_maxes"."unit" in ('lb', 'kg')),
	CONSTRAINT "tested_maxes_weight_range" CHECK ("tested_maxes"."weight" > 0 and "tested_maxes"."pounds" <= 2000)
);
--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_kind_known";--> statement-breakpoint
ALTER TABLE "tested_maxes" ADD CONSTRAINT "tested_maxes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tested_maxes" ADD CONSTRAINT "tested_maxes_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tested_maxes" ADD CONSTRAINT "tested_maxes_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_own_key" ON "assignments" USING btree ("member_id") WHERE "assignments"."kind" = 'own';--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_kind_known" CHECK ("assignments"."kind" in ('program', 'single_workout', 'daily', 'own'));--> statement-breakpoint
-- What assignments of exercises that members add themselves point to.
insert into workouts (id, name, program_type) values ('00000000-0000-7000-8000-000000000002', 'Own Training', 'daily_workout');
