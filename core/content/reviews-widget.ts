const retryDelayMs = 500
const mostRetries = 20

/**
 * Delay before checking again for the reviews widget's script; null after 20 failed retries, when
 * our own section of reviews stays. Rule D-13.
 */
export function nextReviewsLookMs(retriesMade: number): number | null {
  return retriesMade < mostRetries ? retryDelayMs : null
}
