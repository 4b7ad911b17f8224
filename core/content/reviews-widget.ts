const retryDelayMs = 500
const mostRetries = 20

/**
 * How long to wait before looking for the reviews widget's script again; null when 20 more looks
 * have found nothing, and our own section of reviews stays. Rule D-13.
 */
export function nextReviewsLookMs(retriesMade: number): number | null {
  return retriesMade < mostRetries ? retryDelayMs : null
}
