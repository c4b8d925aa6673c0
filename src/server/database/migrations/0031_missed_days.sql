ALTER TABLE "training_days" ADD COLUMN "missed_on" date;--> statement-breakpoint
CREATE INDEX "training_days_missed_idx" ON "training_days" USING btree ("member_id","missed_on") WHERE "training_days"."missed_on" is not null;--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_missed_elsewhere" CHECK ("training_days"."missed_on" <> "training_days"."date");--> statement-breakpoint
ALTER TABLE "training_days" ADD CONSTRAINT "training_days_missed_counts" CHECK ("training_days"."missed_on" is null or "training_days"."state" in ('scheduled', 'cleared'));