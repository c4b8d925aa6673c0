DROP INDEX "standings_rank_idx";--> statement-breakpoint
ALTER TABLE "monthly_leaderboard" ADD COLUMN "days_trained" integer;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "days_trained" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "standings" ADD COLUMN "has_enough_days" boolean GENERATED ALWAYS AS (days_trained >= 3) STORED NOT NULL;--> statement-breakpoint
-- What the triggers keep from now on (see routines/trained-by.sql), for the months that are there.
UPDATE "standings" s SET "days_trained" = x.days FROM (
  SELECT o.member_id, o.month, count(*) AS days FROM "standings" o
  JOIN "training_days" d ON d.member_id = o.member_id AND d.date >= o.month AND d.date < (o.month + interval '1 month')::date
  WHERE d.state = 'scheduled' AND d.date <= o.as_of AND d.logged_count > 0 AND d.units_prescribed > 0
  GROUP BY o.member_id, o.month) x
WHERE s.member_id = x.member_id AND s.month = x.month;--> statement-breakpoint
CREATE INDEX "progress_logs_week_idx" ON "progress_logs" USING btree ("member_id","date","logged_at","id");--> statement-breakpoint
CREATE INDEX "standings_rank_idx" ON "standings" USING btree ("month","has_enough_days" DESC NULLS FIRST,"rate" DESC NULLS FIRST,"points" DESC NULLS FIRST) WHERE "standings"."is_ranked";--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_days_not_negative" CHECK ("standings"."days_trained" >= 0);