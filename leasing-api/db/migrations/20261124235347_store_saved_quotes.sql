CREATE TABLE "quotes" (
	"quote_ref" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb
);
--> statement-breakpoint
CREATE INDEX "quotes_expires_at_index" ON "quotes" USING btree ("expires_at");