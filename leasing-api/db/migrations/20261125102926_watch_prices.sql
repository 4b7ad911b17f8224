CREATE TABLE "alert_mails" (
	"email_key" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"page" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_pence" integer,
	"known_pence" integer,
	"confirm_token" text,
	"confirm_by" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "price_alerts_confirm_token_unique" UNIQUE("confirm_token"),
	CONSTRAINT "price_alerts_email_key_page_unique" UNIQUE("email_key","page")
);
--> statement-breakpoint
CREATE TABLE "watched_prices" (
	"page" text PRIMARY KEY NOT NULL,
	"price_pence" integer,
	"since" timestamp with time zone NOT NULL,
	"rates_version" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "price_alerts_page_index" ON "price_alerts" USING btree ("page");--> statement-breakpoint
CREATE INDEX "watched_prices_rates_version_index" ON "watched_prices" USING btree ("rates_version");