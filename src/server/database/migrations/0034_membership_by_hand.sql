CREATE TABLE "membership_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "membership_entries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"days" integer,
	"from_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"amount_cents" integer,
	"currency" text,
	"paid_on" date,
	"note" text DEFAULT '' NOT NULL,
	"entered_by" uuid,
	"entered_at" timestamp with time zone NOT NULL,
	"edited_by" uuid,
	"edited_at" timestamp with time zone,
	"taken_back_by" uuid,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "membership_entries_kind_known" CHECK ("membership_entries"."kind" in ('days', 'end', 'earlier')),
	CONSTRAINT "membership_entries_days" CHECK (case when "membership_entries"."kind" = 'days'
        then "membership_entries"."days" between 0 and 3660 and "membership_entries"."days" is not null and "membership_entries"."from_at" is not null and "membership_entries"."ends_at" is null
        else "membership_entries"."days" is null and "membership_entries"."from_at" is null and "membership_entries"."ends_at" is not null end),
	CONSTRAINT "membership_entries_paid" CHECK (num_nulls("membership_entries"."amount_cents", "membership_entries"."currency", "membership_entries"."paid_on") in (0, 3)
        and ("membership_entries"."amount_cents" is null or ("membership_entries"."kind" = 'days' and "membership_entries"."amount_cents" between 1 and 100000000))),
	CONSTRAINT "membership_entries_something" CHECK ("membership_entries"."kind" <> 'days' or "membership_entries"."days" > 0 or "membership_entries"."amount_cents" is not null),
	CONSTRAINT "membership_entries_currency" CHECK ("membership_entries"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "membership_entries_note_length" CHECK (char_length("membership_entries"."note") <= 500),
	CONSTRAINT "membership_entries_edited" CHECK ("membership_entries"."edited_by" is null or "membership_entries"."edited_at" is not null),
	CONSTRAINT "membership_entries_taken_back" CHECK ("membership_entries"."taken_back_by" is null or "membership_entries"."taken_back_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminded_of_payment_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_entries" ADD CONSTRAINT "membership_entries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_entries" ADD CONSTRAINT "membership_entries_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_entries" ADD CONSTRAINT "membership_entries_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_entries" ADD CONSTRAINT "membership_entries_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "membership_entries_place_key" ON "membership_entries" USING btree ("member_id","place");--> statement-breakpoint
CREATE INDEX "membership_entries_entered_by_idx" ON "membership_entries" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "membership_entries_edited_by_idx" ON "membership_entries" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "membership_entries_taken_back_by_idx" ON "membership_entries" USING btree ("taken_back_by");