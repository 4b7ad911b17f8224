/** Length bounds of typed fields, in characters. Rule V-42. */
export const fieldBounds = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  message: { most: 2000 },
  postcode: { most: 8 },
  phone: { most: 20 },
  password: { least: 8, most: 128 },
} as const

/** What an enquiry asks of a person, in the order of its form. Rule V-49. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const

export type EnquiryField = (typeof enquiryFields)[number]

/** A value for every field of an enquiry. */
export const forEnquiryFields = <Value>(valueOf: (field: EnquiryField) => Value) =>
  Object.fromEntries(enquiryFields.map((field) => [field, valueOf(field)])) as Record<
    EnquiryField,
    Value
  >
