ALTER TABLE "orders" ADD COLUMN "short_reference" text;--> statement-breakpoint
UPDATE "orders" SET "short_reference" = upper(substr(md5("order_ref"), 1, 8));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "short_reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_day" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "joined_order_ref" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_enquiry_a_day" ON "orders" USING btree ("phone_e164","offer_id","confirmed_day") WHERE "orders"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "orders_joined_order_ref_index" ON "orders" USING btree ("joined_order_ref");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_short_reference_unique" UNIQUE("short_reference");