CREATE TABLE "pending_invitations" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"requested_by" uuid
);
--> statement-breakpoint
ALTER TABLE "pending_invitations" ADD CONSTRAINT "pending_invitations_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_invitations" ADD CONSTRAINT "pending_invitations_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_invitations_due_idx" ON "pending_invitations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pending_invitations_requested_by_idx" ON "pending_invitations" USING btree ("requested_by");