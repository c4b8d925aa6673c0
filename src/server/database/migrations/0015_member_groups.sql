CREATE TABLE "grouped_members" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "grouped_members_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_groups_name_length" CHECK (char_length("member_groups"."name") between 1 and 60),
	CONSTRAINT "member_groups_colour_known" CHECK ("member_groups"."colour" in ('amber', 'red', 'green', 'blue', 'violet', 'grey'))
);
--> statement-breakpoint
CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"edited_by" uuid,
	"removed_at" timestamp with time zone,
	CONSTRAINT "member_notes_text_length" CHECK (char_length("member_notes"."text") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "fellowship" ADD COLUMN "exports_notes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "grouped_members" ADD CONSTRAINT "grouped_members_group_id_member_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."member_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grouped_members" ADD CONSTRAINT "grouped_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grouped_members_member_idx" ON "grouped_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_groups_name_key" ON "member_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "member_notes_member_idx" ON "member_notes" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_notes_author_idx" ON "member_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "member_notes_edited_by_idx" ON "member_notes" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "member_notes_removed_idx" ON "member_notes" USING btree ("removed_at") WHERE "member_notes"."removed_at" is not null;