/** The id of the part of a page that the deal page's script takes up. */
export const dealId = 'deal'
