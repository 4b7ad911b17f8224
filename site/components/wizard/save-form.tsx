import { formActions } from '#core/routes/paths.ts'
import { customerFormOf } from '#core/wizard/customer-form.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { serviceForms } from '#core/validation/service-forms.ts'
import { ServiceFormWhenUsed } from '#site/components/shared/service-form/service-form-when-used.tsx'
import { fieldViews, serviceTexts } from '#site/components/shared/service-form/service-texts.ts'
import { messages } from '#site/messages/en.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

/** The fields a person types, by the names of the call. */
export const personFields = serviceForms.customerForm

export type PersonField = (typeof personFields)[number]

export type SaveFormProps = {
  state: WizardState
  /** The query of the wizard's page, which the form comes back to. */
  back: string
  /** The stored form whose person this is, e-mail and phone masked. Rule W-27. */
  hash?: string | undefined
  /** As typed and as refused, when it was sent back. */
  values?: Readonly<Record<string, string>>
  errors?: FormErrors<PersonField>
}

/** The answers and three fields: a link to them comes by e-mail. Rules W-26, R-33. */
export function SaveForm({ state, back, hash, values = {}, errors = {} }: SaveFormProps) {
  const t = messages.wizard.form
  const { userName = '', userEmail = '', userPhone = '', ...choice } = customerFormOf(state)
  return (
    <PageSection id="save" title={t.title} lede={hash ? `${t.lede} ${t.masked}` : t.lede}>
      <ServiceFormWhenUsed
        name="customerForm"
        formId="save-form"
        action={formActions.customerForm}
        fields={fieldViews('customerForm')}
        texts={serviceTexts('customerForm')}
        hidden={{ ...choice, back, ...(hash && { hash }) }}
        values={{ userName, userEmail, userPhone, ...values }}
        errors={errors}
        {...(hash && { stored: { userEmail, userPhone } })}
      />
    </PageSection>
  )
}
