ALTER TABLE "exercises" ADD COLUMN "is_assisted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand: exercises that are called so. What was logged of them before stays as it was typed.
UPDATE "exercises" SET "is_assisted" = true
WHERE "name" ~* '\massisted\M' AND "category" IN ('Strength', 'Calisthenics');
