CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"key_start" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_upload_chunks" (
	"upload_id" text NOT NULL,
	"from_byte" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"is_packed" boolean NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "rate_upload_chunks_upload_id_from_byte_pk" PRIMARY KEY("upload_id","from_byte")
);
--> statement-breakpoint
CREATE TABLE "rate_upload_errors" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"csv" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"total_bytes" bigint,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"worked_at" timestamp with time zone NOT NULL,
	"progress" jsonb,
	"report" jsonb
);
--> statement-breakpoint
ALTER TABLE "rate_books" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_providers_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_uploads" ADD CONSTRAINT "rate_uploads_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_company_id_index" ON "api_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "rate_uploads_provider_id_created_at_index" ON "rate_uploads" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_uploads_worked_at_index" ON "rate_uploads" USING btree ("worked_at");