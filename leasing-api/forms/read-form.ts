import type { ObjectSchema } from 'yup'
import { checkForm } from '#core/validation/check-form.ts'
import { ukPhone } from '#core/validation/phone/uk-phone.ts'
import { Failure } from '../server/failure.ts'
import { listsOf } from '../server/lists-of.ts'

/** Reads a body by the form's schema in core, or gives the 422 with the errors by field. */
export function readForm<Fields extends object>(
  schema: ObjectSchema<Fields>,
  body: Readonly<Record<string, unknown>>,
): Fields | Failure {
  const result = checkForm(schema, body, { ukPhone })
  return result.ok
    ? result.value
    : new Failure(422, 'errors.validation', listsOf(result.errors as Record<string, string>))
}
