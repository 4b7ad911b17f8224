import type { ObjectSchema } from 'yup'
import { checkForm } from '#core/validation/check-form.ts'
import { ukPhone } from '#core/validation/phone/uk-phone.ts'
import { Failure } from '../server/failure.ts'
import { listsOf } from '../server/lists-of.ts'
import { phoneBeforeService, type PhoneTools, reachablePhone } from './phone-check.ts'

type Body = Readonly<Record<string, unknown>>

/** Reads a body by the form's schema in core, or gives the 422 with the errors by field. */
export function readForm<Fields extends object>(
  schema: ObjectSchema<Fields>,
  body: Body,
  phoneCheck: (text: string) => string | null = ukPhone,
): Fields | Failure {
  const result = checkForm(schema, body, { ukPhone: phoneCheck })
  return result.ok
    ? result.value
    : new Failure(422, 'errors.validation', listsOf(result.errors as Record<string, string>))
}

/**
 * Reads a body with a phone number in one of its fields: the form, and the number in E.164, empty
 * where none was typed. The validation service is asked once the form has passed. Rule V-67.
 */
export async function readFormWithPhone<
  Fields extends Partial<Record<Field, string>>,
  Field extends string,
>(
  tools: PhoneTools,
  { schema, body, field, clientAddress }: FormWithPhone<Fields, Field>,
): Promise<{ form: Fields; phoneE164: string } | Failure> {
  const form = readForm(schema, body, phoneBeforeService(tools))
  if (form instanceof Failure) return form
  const typed = form[field] ?? ''
  if (typed === '') return { form, phoneE164: '' }
  const phoneE164 = await reachablePhone(tools, typed, clientAddress)
  return phoneE164 === null
    ? new Failure(422, 'errors.validation', { [field]: ['errors.phone'] })
    : { form, phoneE164 }
}

type FormWithPhone<Fields extends object, Field extends string> = {
  schema: ObjectSchema<Fields>
  body: Body
  field: Field
  clientAddress: string
}
