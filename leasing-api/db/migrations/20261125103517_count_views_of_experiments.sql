CREATE TABLE "experiment_views" (
	"day" text NOT NULL,
	"scenario" text NOT NULL,
	"variant" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "experiment_views_day_scenario_variant_pk" PRIMARY KEY("day","scenario","variant")
);
