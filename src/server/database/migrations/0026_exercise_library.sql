CREATE TABLE "exercise_favourites" (
	"user_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exercise_favourites_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "video_checks" (
	"exercise_id" uuid PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"answers" boolean NOT NULL,
	"why" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "default_prescription" jsonb;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "has_merged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "is_merged" boolean GENERATED ALWAYS AS (case when merged_into_id is not null then true end) STORED;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercise_favourites" ADD CONSTRAINT "exercise_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_favourites" ADD CONSTRAINT "exercise_favourites_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_checks" ADD CONSTRAINT "video_checks_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_merge_key" UNIQUE("id","category","has_merged");--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_merged_fk" FOREIGN KEY ("merged_into_id","category","is_merged") REFERENCES "public"."exercises"("id","category","has_merged") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercises_merged_idx" ON "exercises" USING btree ("merged_into_id") WHERE "exercises"."merged_into_id" is not null;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_merged_whole" CHECK (("exercises"."merged_into_id" is null) = ("exercises"."merged_at" is null));--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_merged_once" CHECK (not "exercises"."has_merged" or "exercises"."merged_into_id" is null);--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_merged_elsewhere" CHECK ("exercises"."merged_into_id" <> "exercises"."id");--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_aliases_count" CHECK (cardinality("exercises"."aliases") <= 20);