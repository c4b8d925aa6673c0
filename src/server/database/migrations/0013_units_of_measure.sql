ALTER TABLE "users" ADD COLUMN "weight_unit" text DEFAULT 'lb' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "distance_unit" text DEFAULT 'mi' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "length_unit" text DEFAULT 'in' NOT NULL;--> statement-breakpoint
ALTER TABLE "progress_logs" ADD COLUMN "entered" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_weight_unit_known" CHECK ("users"."weight_unit" in ('lb', 'kg'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_distance_unit_known" CHECK ("users"."distance_unit" in ('mi', 'km'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_length_unit_known" CHECK ("users"."length_unit" in ('in', 'cm'));