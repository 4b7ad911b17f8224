import { checkForm, type FieldErrors } from './check-form.ts'
import type { EnquiryField } from './field-bounds.ts'
import { enquirySchema } from './forms/enquiry-form.ts'
import { ukPhone } from './phone/uk-phone.ts'

/** The message is empty where there is none. */
export type Enquiry = { name: string; email: string; phoneE164: string; message: string }

export type EnquiryCheck =
  | { ok: true; value: Enquiry }
  | { ok: false; errors: FieldErrors<EnquiryField> }

/**
 * Validates an enquiry as typed: returns trimmed values with the phone in E.164, or the message key
 * of each invalid field. `acceptPhone` returns the number in E.164 or null; by default by the
 * built-in tables. Rules V-38, V-49.
 */
export function validateEnquiry(
  values: Readonly<Record<string, unknown>>,
  acceptPhone: (text: string) => string | null = ukPhone,
): EnquiryCheck {
  const verdict = checkForm(enquirySchema, values, { ukPhone: acceptPhone })
  if (!verdict.ok) return verdict
  const { name, email, phone, message } = verdict.value
  return { ok: true, value: { name, email, phoneE164: acceptPhone(phone)!, message } }
}
