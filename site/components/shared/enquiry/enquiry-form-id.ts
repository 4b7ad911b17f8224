/** The id of the enquiry's form, by which its use is noticed before its script is there. */
export const enquiryFormId = 'enquiry-form'
