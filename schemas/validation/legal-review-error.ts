/**
 * What to tell an editor of a page about its legal review: that a legal text has none, or that
 * one is awaited; true when there is nothing to tell.
 */
export function legalReviewError(
  isLegal: boolean,
  review: { status?: string } | undefined,
): true | string {
  if (review?.status === 'pending') {
    return 'Legal review: a lawyer has not read this text yet. Have it read, then choose Reviewed.'
  }
  return isLegal && !review?.status ? 'Legal review: choose a state; this is a legal text.' : true
}
