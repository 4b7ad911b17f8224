CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "resent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "resent_by" text;--> statement-breakpoint
ALTER TABLE "lead_steps" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "lead_steps" SET "noted_at" = "reached_at";--> statement-breakpoint
ALTER TABLE "lead_steps" ALTER COLUMN "noted_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lead_state" text DEFAULT 'awaitingCode' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "lead_state" = (
	SELECT "state" FROM "lead_steps" WHERE "lead_steps"."order_ref" = "orders"."order_ref"
	ORDER BY array_position(array['awaitingCode', 'confirmed', 'sent', 'seen', 'called', 'ordered', 'delivered', 'closed'], "state") DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM "lead_steps" WHERE "lead_steps"."order_ref" = "orders"."order_ref");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assigned_to" text;--> statement-breakpoint
CREATE INDEX "lead_events_order_ref_id_index" ON "lead_events" USING btree ("order_ref","id");--> statement-breakpoint
CREATE INDEX "orders_leads" ON "orders" USING btree ("provider_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "orders_confirmed" ON "orders" USING btree ("confirmed_at");