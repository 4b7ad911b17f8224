ALTER TABLE "mailing_list" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "confirm_token" text;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailing_list" ADD CONSTRAINT "mailing_list_confirm_token_unique" UNIQUE("confirm_token");--> statement-breakpoint
UPDATE "mailing_list" SET "confirmed_at" = "changed_at" WHERE "left_at" IS NULL;