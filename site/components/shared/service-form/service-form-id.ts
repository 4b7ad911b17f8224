/** The id of the one form of its kind on a page, by which its use is noticed before its script is there. */
export const serviceFormId = 'service-form'
