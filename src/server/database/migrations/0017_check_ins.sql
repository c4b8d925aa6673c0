CREATE TABLE "check_in_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"week" date NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_answers_week_key" UNIQUE("member_id","week")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"questions" jsonb NOT NULL,
	"weekday" text NOT NULL,
	"group_ids" uuid[] NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_is_only" CHECK ("check_ins"."is_only"),
	CONSTRAINT "check_ins_questions_few" CHECK (jsonb_array_length("check_ins"."questions") <= 12)
);
--> statement-breakpoint
ALTER TABLE "check_in_answers" ADD CONSTRAINT "check_in_answers_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_answers_newest_idx" ON "check_in_answers" USING btree ("member_id","answered_at");