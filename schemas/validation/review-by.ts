import { daysAfter } from './today.ts'

/** How long before its review is due an editor is warned. */
const warningDays = 30

/**
 * What to tell an editor about a review date: that it has passed, and what that means, or that it
 * comes within 30 days; true when neither. The day itself still counts.
 * @param afterwards what happens once the day is over, such as "the claim is hidden"
 */
export function reviewByWarning(
  reviewBy: string | undefined,
  today: string,
  afterwards: string,
): true | string {
  if (!reviewBy) return true
  if (reviewBy < today) {
    return `Review by: this date has passed and ${afterwards}. Check it and choose a new date.`
  }
  return reviewBy <= daysAfter(today, warningDays)
    ? `Review by: this date is near, and after it ${afterwards}. Check it and choose a new date.`
    : true
}
