import type { CallResponse } from '#core/contract/call.ts'
import type { formCalls } from '#core/contract/calls/forms.ts'
import { formActions } from '#core/routes/paths.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { type ServiceField, serviceForms } from '#core/validation/service-forms.ts'
import { ServiceFormWhenUsed } from '#site/components/shared/service-form/service-form-when-used.tsx'
import { fieldViews, serviceTexts } from '#site/components/shared/service-form/service-texts.ts'
import { messages } from '#site/messages/en.ts'
import type { SelectOption } from '#site/ui/form/select-field.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

/** The fields of the form, as the call names them. */
export const preferenceFields = serviceForms.dealPreference

export type PreferenceField = (typeof preferenceFields)[number]

export type PreferenceFormProps = {
  choices: CallResponse<(typeof formCalls)['getDealPreferenceFilters']>
  /** The query of the wizard's page, which the form comes back to. */
  back: string
  /** What the answers say already, or what was typed when it was sent back. */
  values: Readonly<Record<string, string>>
  errors?: FormErrors<PreferenceField>
}

/** What somebody would lease, asked when nothing fits. Rules W-25, R-34. */
export function PreferenceForm({ choices, back, values, errors = {} }: PreferenceFormProps) {
  const t = messages.wizard.preference
  const any = { value: '', label: t.any }
  const options: Partial<Record<ServiceField, readonly SelectOption[]>> = {
    manufacturerId: [any, ...choices.manufacturers],
    bodyStyle: [any, ...choices.bodyStyles],
    monthlyPayment: [any, ...choices.monthlyPayments],
    deliveryTime: [any, ...choices.deliveryTimes],
  }
  return (
    <PageSection id="preferences" title={t.title} lede={t.lede}>
      <ServiceFormWhenUsed
        name="dealPreference"
        formId="preference-form"
        action={formActions.dealPreference}
        fields={fieldViews('dealPreference').map((field) => ({
          ...field,
          ...(options[field.name] && { options: options[field.name]! }),
        }))}
        texts={serviceTexts('dealPreference')}
        hidden={{ back }}
        values={values}
        errors={errors}
      />
    </PageSection>
  )
}
