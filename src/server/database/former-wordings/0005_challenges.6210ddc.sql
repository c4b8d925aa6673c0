CREATE TABLE "challenge_day_exercises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"alt_exercise" text,
	"order_index" integer NOT NULL,
	"work_interval" text,
	"rest_interval" text,
	"sets" text,
	"reps" text,
	"weight" text,
	"rest_seconds" text,
	"percent_1rm" text,
	"time" text,
	"distance" text,
	"rpe" text,
	"target_heart_rate" text,
	"volume" text,
	"contact_time" text,
	"ground_contact_time" text
);
--> statement-breakpoint
CREATE TABLE "challenge_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge_id" uuid NOT NULL,
	"day_of_week" text NOT NULL,
	"day_name" text DEFAULT '' NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"warmup" text DEFAULT '' NOT NULL,
	"finisher" text DEFAULT '' NOT NULL,
	"order_index" integer NOT NULL,
	CONSTRAINT "challenge_days_weekday_key" UNIQUE("challenge_id","day_of_week"),
	CONSTRAINT "challenge_days_weekday_known" CHECK ("challenge_days"."day_of_week" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday'))
);
--> statement-breakpoint
CREATE TABLE "challenge_points" (
	"challenge_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"place" integer,
	"points" integer NOT NULL,
	"month" date NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_points_challenge_id_member_id_reason_pk" PRIMARY KEY("challenge_id","member_id","reason"),
	CONSTRAINT "challenge_points_reason_known" CHECK ("challenge_points"."reason" in ('whole', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'all-days', 'place')),
	CONSTRAINT "challenge_points_place" CHECK (("challenge_points"."reason" = 'place') = ("challenge_points"."place" is not null))
);
--> statement-breakpoint
CREATE TABLE "challenge_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"part" text NOT NULL,
	"reps" integer,
	"weight" numeric(10, 2),
	"completion_time" text,
	"distance" numeric(10, 2),
	"seconds" integer,
	"contacts" integer,
	"score" numeric(10, 2) NOT NULL,
	"workout_units_completed" numeric(10, 2) DEFAULT 0 NOT NULL,
	"workout_units_prescribed" numeric(10, 2) DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_submissions_once" UNIQUE("challenge_id","member_id","part"),
	CONSTRAINT "challenge_submissions_part_known" CHECK ("challenge_submissions"."part" in ('whole', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday')),
	CONSTRAINT "challenge_submissions_not_negative" CHECK ("challenge_submissions"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "challenge_weeks" (
	"challenge_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"week_start_date" date NOT NULL,
	"days_completed" integer DEFAULT 0 NOT NULL,
	"completion_percentage" integer DEFAULT 0 NOT NULL,
	"total_score" numeric(12, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "challenge_weeks_challenge_id_member_id_pk" PRIMARY KEY("challenge_id","member_id"),
	CONSTRAINT "challenge_weeks_five_days" CHECK ("challenge_weeks"."days_completed" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"exercise_id" uuid,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"scoring_type" text NOT NULL,
	"is_multi_day" boolean DEFAULT false NOT NULL,
	"week_number" integer DEFAULT 1 NOT NULL,
	"challenge_level" text DEFAULT 'Beginner' NOT NULL,
	"rounds" text DEFAULT '2-3' NOT NULL,
	"created_by" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"places_awarded_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenges_dates_in_order" CHECK ("challenges"."end_date" >= "challenges"."start_date"),
	CONSTRAINT "challenges_scoring_known" CHECK ("challenges"."scoring_type" in ('reps', 'weight', 'time', 'multi_day')),
	CONSTRAINT "challenges_multi_day_scoring" CHECK ("challenges"."is_multi_day" = ("challenges"."scoring_type" = 'multi_day')),
	CONSTRAINT "challenges_level_known" CHECK ("challenges"."challenge_level" in ('Beginner', 'Intermediate', 'Advanced'))
);
--> statement-breakpoint
CREATE TABLE "closed_months" (
	"month" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_leaderboard" (
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"consistency_score" numeric(14, 5) DEFAULT 0 NOT NULL,
	"volume_score" numeric(14, 5) DEFAULT 0 NOT NULL,
	"units_assigned" numeric(14, 2) DEFAULT 0 NOT NULL,
	"improvement_score" numeric(14, 5) DEFAULT 0 NOT NULL,
	"challenge_score" numeric(14, 5) DEFAULT 0 NOT NULL,
	"total_score" numeric(14, 5) DEFAULT 0 NOT NULL,
	CONSTRAINT "monthly_leaderboard_year_month_member_id_pk" PRIMARY KEY("year","month","member_id")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"month" date NOT NULL,
	"member_id" uuid NOT NULL,
	"as_of" date DEFAULT '-infinity' NOT NULL,
	"rolls_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"units_assigned" numeric(14, 2) DEFAULT 0 NOT NULL,
	"units_counted" numeric(14, 2) DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"rate" integer GENERATED ALWAYS AS (case when units_assigned > 0 then least(1000, round(units_counted * 1000 / units_assigned))::int else 0 end) STORED NOT NULL,
	"is_ranked" boolean GENERATED ALWAYS AS (units_assigned > 0 or points > 0) STORED NOT NULL,
	CONSTRAINT "standings_member_id_month_pk" PRIMARY KEY("member_id","month"),
	CONSTRAINT "standings_rate_range" CHECK ("standings"."rate" between 0 and 1000),
	CONSTRAINT "standings_points_not_negative" CHECK ("standings"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "challenge_day_exercises" ADD CONSTRAINT "challenge_day_exercises_day_id_challenge_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."challenge_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_day_exercises" ADD CONSTRAINT "challenge_day_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_days" ADD CONSTRAINT "challenge_days_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_points" ADD CONSTRAINT "challenge_points_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_points" ADD CONSTRAINT "challenge_points_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_submissions" ADD CONSTRAINT "challenge_submissions_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_submissions" ADD CONSTRAINT "challenge_submissions_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_weeks" ADD CONSTRAINT "challenge_weeks_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_weeks" ADD CONSTRAINT "challenge_weeks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_leaderboard" ADD CONSTRAINT "monthly_leaderboard_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_day_exercises_day_idx" ON "challenge_day_exercises" USING btree ("day_id","order_index");--> statement-breakpoint
CREATE INDEX "challenge_day_exercises_exercise_idx" ON "challenge_day_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "challenge_points_member_idx" ON "challenge_points" USING btree ("member_id","month");--> statement-breakpoint
CREATE INDEX "challenge_submissions_score_idx" ON "challenge_submissions" USING btree ("challenge_id","score","submitted_at");--> statement-breakpoint
CREATE INDEX "challenge_submissions_member_idx" ON "challenge_submissions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "challenge_weeks_rank_idx" ON "challenge_weeks" USING btree ("challenge_id","days_completed","total_score");--> statement-breakpoint
CREATE INDEX "challenge_weeks_member_idx" ON "challenge_weeks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "challenges_dates_idx" ON "challenges" USING btree ("is_multi_day","start_date","end_date");--> statement-breakpoint
CREATE INDEX "challenges_unawarded_idx" ON "challenges" USING btree ("end_date") WHERE "challenges"."places_awarded_at" is null and not "challenges"."is_multi_day";--> statement-breakpoint
CREATE INDEX "monthly_leaderboard_rank_idx" ON "monthly_leaderboard" USING btree ("year","month","rank");--> statement-breakpoint
CREATE INDEX "monthly_leaderboard_member_idx" ON "monthly_leaderboard" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "standings_rank_idx" ON "standings" USING btree ("month","rate" DESC NULLS FIRST,"points" DESC NULLS FIRST) WHERE "standings"."is_ranked";--> statement-breakpoint
CREATE INDEX "standings_rolls_idx" ON "standings" USING btree ("rolls_at") WHERE "standings"."rolls_at" < 'infinity';--> statement-breakpoint
create function first_of_month(day date) returns date language sql immutable parallel safe
  return day - (extract(day from day)::int - 1);
--> statement-breakpoint
-- Assigned are the training days before the member's date, and that date's own once something is logged.
create function counts_by(as_of date, state text, day date, logged_count int) returns boolean
  language sql immutable parallel safe
  return state = 'scheduled' and (day < as_of or (day = as_of and logged_count > 0));
--> statement-breakpoint
-- Sums standings anew from their training days. They are locked first, in one order and by a statement of its own: the sums
-- then see everything that was saved before.
create function restate_standings(members uuid[], months date[]) returns void language plpgsql as $$
begin
  perform 1 from standings s join unnest(members, months) as k(member_id, month) using (member_id, month)
  order by s.member_id, s.month for no key update of s;
  update standings s set units_assigned = x.assigned, units_counted = x.counted
  from (
    select t.member_id, t.month,
      coalesce(sum(d.units_prescribed), 0) as assigned, coalesce(sum(d.units_counted), 0) as counted
    from unnest(members, months) as k(member_id, month)
    join standings t on t.member_id = k.member_id and t.month = k.month
    left join training_days d on d.member_id = k.member_id
      and d.date >= k.month and d.date < (k.month + interval '1 month')::date and d.date <= t.as_of
      and counts_by(t.as_of, d.state, d.date, d.logged_count)
    group by t.member_id, t.month
  ) x where s.member_id = x.member_id and s.month = x.month;
end $$;
--> statement-breakpoint
create function standings_follow_training() returns trigger language plpgsql as $$
declare
  members uuid[];
  months date[];
begin
  if tg_op <> 'DELETE' then
    insert into standings (month, member_id)
    select distinct first_of_month(n.date), n.member_id from new_days n
    where n.state = 'scheduled' and not exists (
      select from standings s where s.member_id = n.member_id and s.month = first_of_month(n.date))
    on conflict do nothing;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(x.member_id), array_agg(x.month) into members, months from (
      select distinct s.member_id, s.month from new_days n
      join standings s on s.member_id = n.member_id and s.month = first_of_month(n.date)
      where counts_by(s.as_of, n.state, n.date, n.logged_count)) x;
  elsif tg_op = 'DELETE' then
    select array_agg(x.member_id), array_agg(x.month) into members, months from (
      select distinct s.member_id, s.month from old_days o
      join standings s on s.member_id = o.member_id and s.month = first_of_month(o.date)
      where counts_by(s.as_of, o.state, o.date, o.logged_count)) x;
  else
    -- A log always counts, even beside a standing that is just being taken on to its next day.
    select array_agg(x.member_id), array_agg(x.month) into members, months from (
      select distinct s.member_id, s.month from old_days o join new_days n on n.id = o.id
      join standings s on (s.member_id, s.month) in
        ((o.member_id, first_of_month(o.date)), (n.member_id, first_of_month(n.date)))
      where n.logged_count <> o.logged_count or n.units_counted <> o.units_counted
        or (counts_by(s.as_of, o.state, o.date, o.logged_count)
            or counts_by(s.as_of, n.state, n.date, n.logged_count))
          and (o.member_id, o.date, o.state, o.units_prescribed) is distinct from
              (n.member_id, n.date, n.state, n.units_prescribed)) x;
  end if;
  if members is not null then
    -- Everyone locks days, then assignments, then standings: a log counts on its assignment in the same statement.
    if tg_op = 'DELETE' then
      perform 1 from assignments a where a.id in (select o.assignment_id from old_days o)
      order by a.id for no key update;
    else
      perform 1 from assignments a where a.id in (select n.assignment_id from new_days n)
      order by a.id for no key update;
    end if;
    perform restate_standings(members, months);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger standings_follow_new_days after insert on training_days
  referencing new table as new_days for each statement execute function standings_follow_training();
--> statement-breakpoint
create trigger standings_follow_changed_days after update on training_days
  referencing old table as old_days new table as new_days
  for each statement execute function standings_follow_training();
--> statement-breakpoint
create trigger standings_follow_deleted_days after delete on training_days
  referencing old table as old_days for each statement execute function standings_follow_training();
--> statement-breakpoint
create function standings_follow_points() returns trigger language plpgsql as $$
begin
  insert into standings (month, member_id)
  select distinct n.month, n.member_id from new_points n on conflict do nothing;
  perform 1 from standings s where (s.member_id, s.month) in (select n.member_id, n.month from new_points n)
  order by s.member_id, s.month for no key update;
  update standings s set points = (
    select sum(p.points) from challenge_points p where p.member_id = s.member_id and p.month = s.month)
  where (s.member_id, s.month) in (select n.member_id, n.month from new_points n);
  return null;
end $$;
--> statement-breakpoint
create trigger standings_follow_points after insert on challenge_points
  referencing new table as new_points for each statement execute function standings_follow_points();
--> statement-breakpoint
-- In another zone another date counts.
create function standings_follow_zone() returns trigger language plpgsql as $$
begin
  update standings set rolls_at = '-infinity' where member_id = new.id and rolls_at < 'infinity';
  return null;
end $$;
--> statement-breakpoint
create trigger standings_follow_zone after update of time_zone on users
  for each row when (old.time_zone is distinct from new.time_zone) execute function standings_follow_zone();
--> statement-breakpoint
insert into standings (month, member_id)
select distinct first_of_month(date), member_id from training_days where state = 'scheduled';
