import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import { withoutStored } from '#core/validation/errors/without-stored.ts'
import { type EnquiryFields, enquirySchema } from '#core/validation/forms/enquiry-form.ts'

/** What the rules take besides the values: the phone tables once they are there, and stored details. */
export type EnquiryContext = { ukPhone: unknown; stored: Readonly<Record<string, string>> }

const byRules = yupResolver(enquirySchema)

/**
 * The enquiry's rules for its form: loaded when the form is first touched. Details of a customer
 * form pass as they were read back. Rules V-49, V-66.
 */
export const enquiryResolver: Resolver<EnquiryFields, EnquiryContext> = async (
  values,
  context,
  options,
) => {
  const result = await byRules(values, context, options)
  const errors = withoutStored(result.errors, values, context?.stored ?? {})
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
