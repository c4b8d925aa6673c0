ALTER TABLE "attachments" ADD COLUMN "piece_turn" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "piece_turn_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "piece_turn_is_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_turn_ends" CHECK (("attachments"."piece_turn" is null) = ("attachments"."piece_turn_until" is null));