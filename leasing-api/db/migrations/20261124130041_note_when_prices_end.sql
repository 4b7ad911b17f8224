ALTER TABLE "price_history" ALTER COLUMN "monthly_payment_pence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "holds_until" date;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "is_generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- How long an earlier price held was not noted; it did on its day.
UPDATE "price_history" SET "holds_until" = "day";
