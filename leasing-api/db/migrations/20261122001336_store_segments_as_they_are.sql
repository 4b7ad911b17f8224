-- Segments are deflated before they come; EXTERNAL keeps the database from trying it again.
ALTER TABLE "rate_segments" ALTER COLUMN "data" SET STORAGE EXTERNAL;
