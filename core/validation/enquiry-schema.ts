import { object, string, type InferType } from 'yup'
import { isEmail } from './email.ts'

/**
 * Rules of the enquiry form that need nothing heavy, so the browser can use them from the
 * start. The first failing rule gives the message, a key of `core/messages`. Whether a phone
 * number exists is decided by `ukPhone`, apart, since its tables are large.
 */
export const enquirySchema = object({
  name: string()
    .trim()
    .required('errors.required')
    .min(2, 'errors.minLength')
    .max(100, 'errors.maxLength'),
  email: string()
    .trim()
    .required('errors.required')
    .max(254, 'errors.maxLength')
    .test('email', 'errors.email', (value) => isEmail(value ?? '')),
  phone: string()
    .trim()
    .required('errors.required')
    .max(20, 'errors.maxLength')
    .matches(/^\+?[\d\s()-]{7,}$/, 'errors.phone'),
})

export type EnquiryFields = InferType<typeof enquirySchema>
