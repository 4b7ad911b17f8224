import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import type { ServiceFormName } from '#core/validation/service-forms.ts'

export type ServiceTyped = Record<string, string>

/** What the rules take besides the values: the phone tables once they are there. */
export type ServiceContext = { ukPhone: unknown }

/** The rules of each form, in a file of their own each. Rules V-52, V-53, V-57, V-81. */
const schemas: Record<ServiceFormName, () => Promise<ObjectSchema<object>>> = {
  contact: async () => (await import('#core/validation/forms/contact-form.ts')).contactSchema,
  concierge: async () => (await import('#core/validation/forms/concierge-form.ts')).conciergeSchema,
  carSale: async () => (await import('#core/validation/forms/car-sale-form.ts')).carSaleSchema,
  unsubscribe: async () =>
    (await import('#core/validation/forms/mailing-list-forms.ts')).unsubscribeSchema,
}

/** The resolver of a form. */
export async function serviceResolver(
  name: ServiceFormName,
): Promise<Resolver<ServiceTyped, ServiceContext>> {
  return yupResolver(await schemas[name]()) as unknown as Resolver<ServiceTyped, ServiceContext>
}
