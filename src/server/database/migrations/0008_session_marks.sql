-- One landed wording of 0007 has these already, the other has not.
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "is_host_bound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "made_known" boolean DEFAULT false NOT NULL;
