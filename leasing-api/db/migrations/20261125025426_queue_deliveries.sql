CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"order_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"payload" jsonb,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"dead_reason" text
);
--> statement-breakpoint
CREATE TABLE "lead_steps" (
	"order_ref" text NOT NULL,
	"state" text NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"reached_by" text NOT NULL,
	CONSTRAINT "lead_steps_order_ref_state_pk" PRIMARY KEY("order_ref","state")
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "lead_email" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "lead_webhook_url" text;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("due_at") WHERE "deliveries"."sent_at" is null and "deliveries"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_order_ref_index" ON "deliveries" USING btree ("order_ref");--> statement-breakpoint
CREATE INDEX "deliveries_created_at_index" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_lead" ON "deliveries" USING btree ("order_ref","channel") WHERE "deliveries"."kind" = 'lead';