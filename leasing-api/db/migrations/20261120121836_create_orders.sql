CREATE TABLE "form_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"values" jsonb NOT NULL,
	"errors" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limited_actions" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"stale_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_ref" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_ref" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"offer_id" text NOT NULL,
	"cap_id" text NOT NULL,
	"provider_id" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"rates_version" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_e164" text NOT NULL,
	"message" text,
	"is_subscribed" boolean NOT NULL,
	"attribution" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"write_token_hash" text NOT NULL,
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"order_ref" text
);
--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_order_ref_orders_order_ref_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("order_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_codes_order_ref_created_at_index" ON "order_codes" USING btree ("order_ref","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_index" ON "outbox_messages" USING btree ("created_at");