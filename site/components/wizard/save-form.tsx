import { formActions } from '#core/routes/paths.ts'
import { customerFormOf } from '#core/wizard/customer-form.ts'
import type { WizardState } from '#core/wizard/wizard-state.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

/** The fields a person types, by the names of the call. */
export const personFields = ['userName', 'userEmail', 'userPhone'] as const

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

/** The answers and three fields: a link to them comes by e-mail. Sent without script. Rules W-26, R-33. */
export function SaveForm({ state, back, hash, values = {}, errors = {} }: SaveFormProps) {
  const t = messages.wizard.form
  const { userName, userEmail, userPhone, ...choice } = customerFormOf(state)
  const known = { userName, userEmail, userPhone }
  const field = (name: PersonField, label: string) => ({
    id: name,
    name,
    label,
    errorPrefix: t.errorPrefix,
    defaultValue: values[name] ?? known[name] ?? '',
    ...(errors[name] && { error: errors[name] }),
  })
  return (
    <PageSection id="save" title={t.title} lede={hash ? `${t.lede} ${t.masked}` : t.lede}>
      <form method="post" action={formActions.customerForm}>
        <FormStack>
          {errors.form ? (
            <Notice tone="bad" isLive>
              <p>{errors.form}</p>
            </Notice>
          ) : null}
          {Object.entries({ ...choice, back, ...(hash && { hash }) }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            {...field('userName', t.name)}
            autoComplete="name"
            maxLength={fieldBounds.name.most}
          />
          <TextField
            {...field('userEmail', t.email)}
            inputMode="email"
            autoComplete="email"
            maxLength={fieldBounds.email.most}
          />
          <TextField
            {...field('userPhone', t.phone)}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={fieldBounds.phone.most}
          />
          <Button type="submit">{t.submit}</Button>
        </FormStack>
      </form>
    </PageSection>
  )
}
