import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import { withoutStored } from '#core/validation/errors/without-stored.ts'
import type { ServiceFormName } from '#core/validation/service-forms.ts'

export type ServiceTyped = Record<string, string>

/** What the rules take besides the values: the phone tables once they are there, and stored details. */
export type ServiceContext = { ukPhone: unknown; stored: Readonly<Record<string, string>> }

/** The rules of each form, in a file of their own each. Rules V-52, V-53, V-57, V-81. */
const schemas: Record<ServiceFormName, () => Promise<ObjectSchema<object>>> = {
  contact: async () => (await import('#core/validation/forms/contact-form.ts')).contactSchema,
  concierge: async () => (await import('#core/validation/forms/concierge-form.ts')).conciergeSchema,
  carSale: async () => (await import('#core/validation/forms/car-sale-form.ts')).carSaleSchema,
  unsubscribe: async () =>
    (await import('#core/validation/forms/mailing-list-forms.ts')).unsubscribeSchema,
  customerForm: async () =>
    (await import('#core/validation/forms/customer-form.ts')).customerFormSchema,
  dealPreference: async () =>
    (await import('#core/validation/forms/deal-preference-form.ts')).dealPreferenceSchema,
  landingMember: async () =>
    (await import('#core/validation/forms/mailing-list-forms.ts')).landingMemberSchema,
}

/** The resolver of a form. Details of a stored one pass as they were read back. Rule V-66. */
export async function serviceResolver(
  name: ServiceFormName,
): Promise<Resolver<ServiceTyped, ServiceContext>> {
  const byRules = yupResolver(await schemas[name]()) as unknown as Resolver<
    ServiceTyped,
    ServiceContext
  >
  return async (values, context, options) => {
    const result = await byRules(values, context, options)
    const errors = withoutStored(result.errors, values, context?.stored ?? {})
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
