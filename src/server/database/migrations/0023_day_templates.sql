CREATE TABLE "day_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"day_name" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"exercises" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "day_templates_kind_known" CHECK ("day_templates"."kind" in ('day', 'circuit')),
	CONSTRAINT "day_templates_name_length" CHECK (char_length("day_templates"."name") between 1 and 100),
	CONSTRAINT "day_templates_some_exercises" CHECK (case when jsonb_typeof("day_templates"."exercises") = 'array' then jsonb_array_length("day_templates"."exercises") between 1 and 60 else false end)
);
--> statement-breakpoint
ALTER TABLE "day_templates" ADD CONSTRAINT "day_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "day_templates_name_key" ON "day_templates" USING btree ("kind",lower("name"));