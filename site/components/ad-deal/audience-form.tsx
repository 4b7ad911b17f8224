import { formActions } from '#core/routes/paths.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { ErrorSummary } from '#site/ui/form/error-summary.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'

/** What the form asks of a person, in its order. Rule V-56. */
export const audienceFields = ['name', 'email'] as const

export type AudienceField = (typeof audienceFields)[number]

export type AudienceFormProps = {
  capId: string
  /** Tells its fields from those of the same form elsewhere on the page. */
  prefix: string
  /** As typed, and what was wrong with it, when it was sent back. */
  values?: Readonly<Record<string, string>>
  errors?: FormErrors<AudienceField>
}

const texts = messages.adDeal
const inputs = {
  name: { autoComplete: 'name', maxLength: fieldBounds.name.most },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: fieldBounds.email.most,
  },
} as const

/** Name and e-mail of somebody who wants to hear of deals on one car; posted without script. Rules L-75, R-35. */
export function AudienceForm({ capId, prefix, values = {}, errors = {} }: AudienceFormProps) {
  const wrong = audienceFields.flatMap((field) => {
    const message = errors[field]
    return message
      ? [{ fieldId: `${prefix}-${field}`, message: `${texts[field]}: ${message}` }]
      : []
  })
  if (errors.form) wrong.push({ fieldId: `${prefix}-submit`, message: errors.form })
  return (
    <form method="post" action={formActions.landingMember} noValidate>
      <FormStack>
        {wrong.length > 0 ? (
          <ErrorSummary title={texts.errorTitle} errors={wrong} attempt={1} />
        ) : null}
        <input type="hidden" name="capId" value={capId} />
        {audienceFields.map((field) => (
          <TextField
            key={field}
            id={`${prefix}-${field}`}
            name={field}
            label={texts[field]}
            errorPrefix={texts.errorPrefix}
            {...inputs[field]}
            {...(values[field] && { defaultValue: values[field] })}
            {...(errors[field] && { error: errors[field] })}
          />
        ))}
        <Button type="submit" id={`${prefix}-submit`} look="secondary">
          {texts.join}
        </Button>
      </FormStack>
    </form>
  )
}
