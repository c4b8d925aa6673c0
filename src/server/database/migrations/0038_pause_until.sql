ALTER TABLE "membership_entries" DROP CONSTRAINT "membership_entries_kind_known";--> statement-breakpoint
ALTER TABLE "membership_entries" DROP CONSTRAINT "membership_entries_days";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "resume_with" text DEFAULT 'dates-stay' NOT NULL;--> statement-breakpoint
CREATE INDEX "assignments_resuming_idx" ON "assignments" USING btree ("paused_until") WHERE "assignments"."paused_until" is not null;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_paused_until" CHECK ("assignments"."paused_until" is null or "assignments"."status" = 'paused');--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_resume_with_known" CHECK ("assignments"."resume_with" in ('dates-stay', 'move-on'));--> statement-breakpoint
ALTER TABLE "membership_entries" ADD CONSTRAINT "membership_entries_kind_known" CHECK ("membership_entries"."kind" in ('days', 'end', 'earlier', 'pause'));--> statement-breakpoint
ALTER TABLE "membership_entries" ADD CONSTRAINT "membership_entries_days" CHECK (case when "membership_entries"."kind" = 'days'
        then "membership_entries"."days" between 0 and 3660 and "membership_entries"."days" is not null and "membership_entries"."from_at" is not null and "membership_entries"."ends_at" is null
        when "membership_entries"."kind" = 'pause'
        then "membership_entries"."days" between 1 and 3660 and "membership_entries"."days" is not null and "membership_entries"."from_at" is not null and "membership_entries"."ends_at" is not null
        else "membership_entries"."days" is null and "membership_entries"."from_at" is null and "membership_entries"."ends_at" is not null end);