/**
 * What becomes of an enquiry, as a visitor is told wherever it is told: before it is sent, on the
 * thank-you, in the confirmation e-mail, and in texts of editors that name `{enquiryHandover}`.
 * Rule W-97.
 * @param isDemonstration every price in force was made for a demonstration, so that there is no
 * provider who could have it
 */
export function enquiryHandover(isDemonstration: boolean): string {
  return isDemonstration
    ? 'This is a demonstration: your enquiry is stored in this installation and goes to nobody.'
    : 'Your enquiry goes to the provider once your phone is confirmed: at once while it is open, else when it opens.'
}
