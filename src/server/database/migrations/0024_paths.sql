CREATE TABLE "path_blocks" (
	"path_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"workout_id" uuid NOT NULL,
	CONSTRAINT "path_blocks_path_id_position_pk" PRIMARY KEY("path_id","position"),
	CONSTRAINT "path_blocks_position_range" CHECK ("path_blocks"."position" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "path_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"block_count" integer NOT NULL,
	"assigned_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "path_runs_owner_key" UNIQUE("id","member_id"),
	CONSTRAINT "path_runs_block_count_range" CHECK ("path_runs"."block_count" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "paths_name_length" CHECK (char_length("paths"."name") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "path_run_id" uuid;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "path_position" integer;--> statement-breakpoint
ALTER TABLE "training_days" ADD COLUMN "former_date" date;--> statement-breakpoint
ALTER TABLE "path_blocks" ADD CONSTRAINT "path_blocks_path_id_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_blocks" ADD CONSTRAINT "path_blocks_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_runs" ADD CONSTRAINT "path_runs_path_id_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."paths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_runs" ADD CONSTRAINT "path_runs_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_runs" ADD CONSTRAINT "path_runs_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_blocks_workout_idx" ON "path_blocks" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "path_runs_path_idx" ON "path_runs" USING btree ("path_id");--> statement-breakpoint
CREATE INDEX "path_runs_member_idx" ON "path_runs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "path_runs_assigned_by_idx" ON "path_runs" USING btree ("assigned_by");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_path_run_fk" FOREIGN KEY ("path_run_id","member_id") REFERENCES "public"."path_runs"("id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_path_block_key" ON "assignments" USING btree ("path_run_id","path_position") WHERE "assignments"."path_run_id" is not null;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_path_place" CHECK (("assignments"."path_run_id" is null) = ("assignments"."path_position" is null));