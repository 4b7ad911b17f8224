import type { CallResponse } from '#core/contract/call.ts'
import type { formCalls } from '#core/contract/calls/forms.ts'
import { formActions } from '#core/routes/paths.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { SelectField } from '#site/ui/form/select-field.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'

/** The fields of the form, as the call names them. */
export const preferenceFields = [
  'manufacturerId',
  'bodyStyle',
  'monthlyPayment',
  'deliveryTime',
  'name',
  'email',
] as const

export type PreferenceField = (typeof preferenceFields)[number]

export type PreferenceFormProps = {
  choices: CallResponse<(typeof formCalls)['getDealPreferenceFilters']>
  /** The query of the wizard's page, which the form comes back to. */
  back: string
  /** What the answers say already, or what was typed when it was sent back. */
  values: Readonly<Record<string, string>>
  errors?: FormErrors<PreferenceField>
}

/** What somebody would lease, asked when nothing fits. Sent without script. Rules W-25, R-34. */
export function PreferenceForm({ choices, back, values, errors = {} }: PreferenceFormProps) {
  const t = messages.wizard.preference
  const { name, email, errorPrefix } = messages.wizard.form
  const field = (key: PreferenceField, label: string) => ({
    id: `preference-${key}`,
    name: key,
    label,
    errorPrefix,
    defaultValue: values[key] ?? '',
    ...(errors[key] && { error: errors[key] }),
  })
  const any = { value: '', label: t.any }
  return (
    <PageSection id="preferences" title={t.title} lede={t.lede}>
      <form method="post" action={formActions.dealPreference}>
        <FormStack>
          {errors.form ? (
            <Notice tone="bad" isLive>
              <p>{errors.form}</p>
            </Notice>
          ) : null}
          <input type="hidden" name="back" value={back} />
          <SelectField
            {...field('manufacturerId', t.manufacturerId)}
            options={[any, ...choices.manufacturers]}
          />
          <SelectField
            {...field('bodyStyle', t.bodyStyle)}
            options={[any, ...choices.bodyStyles]}
          />
          <SelectField
            {...field('monthlyPayment', t.monthlyPayment)}
            options={[any, ...choices.monthlyPayments]}
          />
          <SelectField
            {...field('deliveryTime', t.deliveryTime)}
            options={[any, ...choices.deliveryTimes]}
          />
          <TextField
            {...field('name', name)}
            autoComplete="name"
            maxLength={fieldBounds.name.most}
          />
          <TextField
            {...field('email', email)}
            inputMode="email"
            autoComplete="email"
            maxLength={fieldBounds.email.most}
          />
          <Button type="submit">{t.submit}</Button>
        </FormStack>
      </form>
    </PageSection>
  )
}
