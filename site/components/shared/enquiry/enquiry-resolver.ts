import { yupResolver } from '@hookform/resolvers/yup'
import { enquirySchema } from '#core/validation/forms/enquiry-form.ts'

/** The enquiry's rules for its form: loaded when the form is first touched. Rule V-49. */
export const enquiryResolver = yupResolver(enquirySchema)
