import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { serviceFormId } from './service-form-id.ts'
import type { ServiceFormProps } from './service-form.tsx'

/** The browser's side of the form, which package.json puts in the place of the server's. */
export const ServiceForm = formWhenUsed<ServiceFormProps>(
  serviceFormId,
  async () => (await import('./service-form.tsx')).ServiceForm,
)
