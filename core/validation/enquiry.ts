import { ValidationError } from 'yup'
import { enquirySchema, type EnquiryFields } from './enquiry-schema.ts'
import { ukPhone } from './phone.ts'

export type Enquiry = { name: string; email: string; phoneE164: string }

export type FieldErrors<Field extends string> = Partial<Record<Field, string[]>>

export type EnquiryVerdict =
  | { ok: true; value: Enquiry }
  | { ok: false; errors: FieldErrors<keyof EnquiryFields> }

/**
 * Checks an enquiry as typed: trimmed values with the phone in E.164 form, or the message keys
 * of each failing field, the one to show first.
 */
export function validateEnquiry(values: Readonly<Record<string, unknown>>): EnquiryVerdict {
  const errors: FieldErrors<keyof EnquiryFields> = {}
  const fields = fieldsOrErrors(values, errors)
  const phoneE164 = fields && ukPhone(fields.phone)
  if (fields && !phoneE164) errors.phone = ['errors.phone']
  if (!fields || !phoneE164) return { ok: false, errors }
  return { ok: true, value: { name: fields.name, email: fields.email, phoneE164 } }
}

function fieldsOrErrors(
  values: Readonly<Record<string, unknown>>,
  errors: FieldErrors<keyof EnquiryFields>,
): EnquiryFields | null {
  try {
    return enquirySchema.validateSync(values, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path, message } of error.inner) {
      const field = path as keyof EnquiryFields
      ;(errors[field] ??= []).push(message)
    }
    return null
  }
}
