CREATE TABLE "conversions" (
	"event_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"event_name" text NOT NULL,
	"referer" text NOT NULL,
	"fbp" text NOT NULL,
	"fbc" text NOT NULL,
	"client_address" text,
	"user_agent" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_forms" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"choice" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_e164" text NOT NULL,
	"submission_key" text NOT NULL,
	CONSTRAINT "customer_forms_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"reference" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"details" jsonb NOT NULL,
	"submission_key" text NOT NULL,
	CONSTRAINT "form_submissions_submission_key_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "front_errors" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"request" text NOT NULL,
	"response" text NOT NULL,
	"response_code" integer NOT NULL,
	"request_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_list" (
	"email_key" text NOT NULL,
	"topic" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"second_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"pushed_at" timestamp with time zone,
	CONSTRAINT "mailing_list_email_key_topic_pk" PRIMARY KEY("email_key","topic")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "call_time" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "call_priority" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "other_call_time" text;--> statement-breakpoint
CREATE INDEX "conversions_sent_at_created_at_index" ON "conversions" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "customer_forms_expires_at_index" ON "customer_forms" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "form_submissions_kind_created_at_index" ON "form_submissions" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "front_errors_created_at_index" ON "front_errors" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mailing_list_pushed_at_index" ON "mailing_list" USING btree ("pushed_at");--> statement-breakpoint
CREATE INDEX "orders_lower_email_index" ON "orders" USING btree (lower("email"));