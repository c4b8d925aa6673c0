CREATE TABLE "health_habits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_habits_category_known" CHECK ("health_habits"."category" in ('nutrition', 'diet', 'mindset', 'recovery', 'training')),
	CONSTRAINT "health_habits_published_has_date" CHECK (not "health_habits"."is_published" or "health_habits"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "promotional_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'general' NOT NULL,
	"button_text" text DEFAULT '' NOT NULL,
	"button_url" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotional_content_type_known" CHECK ("promotional_content"."type" in ('subscription', 'merchandise', 'video', 'blog', 'general'))
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"time_minutes" integer NOT NULL,
	"servings" integer DEFAULT 1 NOT NULL,
	"diet_tags" text[] DEFAULT '{}' NOT NULL,
	"allergen_tags" text[] DEFAULT '{}' NOT NULL,
	"protein" numeric(7, 2) NOT NULL,
	"carbs" numeric(7, 2) NOT NULL,
	"fats" numeric(7, 2) NOT NULL,
	"calories" numeric(8, 2) NOT NULL,
	"ingredients" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"equipment" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipes_time_positive" CHECK ("recipes"."time_minutes" > 0),
	CONSTRAINT "recipes_servings_positive" CHECK ("recipes"."servings" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "age" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "height_cm" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weight_kg" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "activity_level" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "goal" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "diet_preference" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_habits" ADD CONSTRAINT "health_habits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_habits_published_idx" ON "health_habits" USING btree ("published_at") WHERE "health_habits"."is_published";--> statement-breakpoint
CREATE UNIQUE INDEX "promotional_content_one_active" ON "promotional_content" USING btree ("is_active") WHERE "promotional_content"."is_active";--> statement-breakpoint
CREATE INDEX "recipes_title_idx" ON "recipes" USING btree ("title");--> statement-breakpoint
CREATE INDEX "recipes_diet_tags_idx" ON "recipes" USING gin ("diet_tags");