CREATE TABLE "page_timings" (
	"day" text NOT NULL,
	"pattern" text NOT NULL,
	"metric" text NOT NULL,
	"up_to" integer NOT NULL,
	"samples" integer NOT NULL,
	CONSTRAINT "page_timings_day_pattern_metric_up_to_pk" PRIMARY KEY("day","pattern","metric","up_to")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" text NOT NULL,
	"pattern" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_pattern_pk" PRIMARY KEY("day","pattern")
);
