import { formActions } from '#core/routes/paths.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { serviceForms } from '#core/validation/service-forms.ts'
import { ServiceFormWhenUsed } from '#site/components/shared/service-form/service-form-when-used.tsx'
import { fieldViews, serviceTexts } from '#site/components/shared/service-form/service-texts.ts'
import { fill } from '#site/messages/fill.ts'

/** What the form asks of a person, in its order. Rule V-56. */
export const audienceFields = serviceForms.landingMember

export type AudienceField = (typeof audienceFields)[number]

export type AudienceFormProps = {
  capId: string
  car: string
  /** It stands twice on the page. */
  formId: 'audience-form' | 'capture-form'
  /** As typed, and what was wrong with it, when it was sent back. */
  values?: Readonly<Record<string, string>>
  errors?: FormErrors<AudienceField>
}

/** Name and e-mail of somebody who wants to hear of deals on one car. Rules L-75, R-35. */
export function AudienceForm({ capId, car, formId, values, errors }: AudienceFormProps) {
  const texts = serviceTexts('landingMember')
  return (
    <ServiceFormWhenUsed
      name="landingMember"
      formId={formId}
      action={formActions.landingMember}
      fields={fieldViews('landingMember')}
      texts={{ ...texts, thanks: fill(texts.thanks, { car }) }}
      hidden={{ capId }}
      look="secondary"
      {...(values && { values })}
      {...(errors && { errors })}
    />
  )
}
