import type { ReactNode } from 'react'
import { formActions } from '#core/routes/paths.ts'
import { fieldErrors } from '#core/validation/errors/server-errors.ts'
import {
  serviceForms,
  type ServiceField,
  type ServiceFormName,
} from '#core/validation/service-forms.ts'
import { outcomeFrom } from '#site/data/services/types.ts'
import { ServiceFormWhenUsed } from './service-form-when-used.tsx'
import { ServiceOutcomeView } from './service-outcome.tsx'
import { fieldViews, serviceTexts } from './service-texts.ts'

type Draft = {
  form: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string[]>>
}

export type ServiceFormPartProps = {
  name: ServiceFormName
  /** Of a form sent without script: what became of it, or what was typed and refused. */
  draft: Draft | null
  /** It was taken and nothing else is known of it. */
  isSent?: boolean
  /** What stands in it at first. */
  start?: Readonly<Partial<Record<ServiceField, string>>>
  hidden?: Readonly<Record<string, string>>
  small?: ReactNode
  help?: ReactNode
}

/** A form of a page, or in its place what became of it. */
export function ServiceFormPart({ name, draft, isSent, start, ...rest }: ServiceFormPartProps) {
  const texts = serviceTexts(name)
  const outcome = outcomeFrom(draft) ?? (isSent ? {} : null)
  if (outcome) return <ServiceOutcomeView outcome={outcome} texts={texts} />
  const sentBack = draft?.form === name ? draft : null
  return (
    <ServiceFormWhenUsed
      {...rest}
      name={name}
      action={formActions[name]}
      fields={fieldViews(name)}
      texts={texts}
      values={sentBack?.values ?? start ?? {}}
      errors={fieldErrors(sentBack?.errors, serviceForms[name])}
    />
  )
}
