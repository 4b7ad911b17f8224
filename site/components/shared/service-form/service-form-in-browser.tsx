import { type ComponentType, createElement } from 'react'
import { formWhenUsed } from '#site/ui/when-used/form-when-used.tsx'
import { serviceFormId, type ServiceFormId, serviceFormIds } from './service-form-id.ts'
import type { ServiceFormProps } from './service-form.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

const load = async () => (await withStyles(import('./service-form.tsx'))).ServiceForm

const byId = Object.fromEntries(
  serviceFormIds.map((id) => [id, formWhenUsed<ServiceFormProps>(id, load)]),
) as Record<ServiceFormId, ComponentType<ServiceFormProps>>

/** The browser's side of the form, which package.json puts in the place of the server's. */
export function ServiceForm(props: ServiceFormProps) {
  return createElement(byId[props.formId ?? serviceFormId], props)
}
