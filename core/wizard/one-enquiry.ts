/** What an attempt says of whoever enquires, its phone aside. */
export type EnquiryDetails = {
  name: string
  email: string
  /** Marketing consent. */
  isSubscribed: boolean
  message: string | null
}

/**
 * The details of an order that another attempt of the same enquiry joins: its contact details
 * replace the older ones, a message stays until there is another, and consent belongs to the e-mail
 * address that it was given for. Rule W-77.
 * @returns also whether nothing has been written to the e-mail address yet
 */
export function joinedDetails(
  older: EnquiryDetails,
  newer: EnquiryDetails,
): { details: EnquiryDetails; isNewAddress: boolean } {
  const isNewAddress = older.email.toLowerCase() !== newer.email.toLowerCase()
  return {
    details: {
      name: newer.name,
      email: newer.email,
      isSubscribed: newer.isSubscribed || (older.isSubscribed && !isNewAddress),
      message: newer.message || older.message,
    },
    isNewAddress,
  }
}
