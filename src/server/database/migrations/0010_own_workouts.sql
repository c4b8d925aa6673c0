ALTER TABLE "workouts" ADD COLUMN "for_member_id" uuid;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "copied_from_id" uuid;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_for_member_id_users_id_fk" FOREIGN KEY ("for_member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_copied_from_id_workouts_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."workouts"("id") ON DELETE no action ON UPDATE no action;