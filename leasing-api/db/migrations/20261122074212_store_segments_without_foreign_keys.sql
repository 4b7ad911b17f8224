ALTER TABLE "rate_segments" DROP CONSTRAINT "rate_segments_book_id_rate_books_id_fk";
--> statement-breakpoint
ALTER TABLE "rate_segments" DROP CONSTRAINT "rate_segments_derivative_id_derivatives_id_fk";
