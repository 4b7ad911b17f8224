import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { formActions } from '#core/routes/paths.ts'
import priceAlert from '#site/messages/en/price-alert.json' with { type: 'json' }
import { messages } from '#site/messages/en.ts'
import { Button } from '#site/ui/button/button.tsx'
import { FormStack } from '#site/ui/form/form-stack.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'

export type AlertFormProps = {
  values: Readonly<Record<string, string>>
  errors: FormErrors<'email' | 'page'>
}

/** The form of an alert sent back: what was typed, and what to mend. Rules V-29, V-64, V-84. */
export function AlertForm({ values, errors }: AlertFormProps) {
  const wrong = errors.form ?? errors.page
  return (
    <form method="post" action={formActions.priceAlert} noValidate>
      <FormStack>
        {wrong ? (
          <Notice tone="bad" isLive>
            {wrong}
          </Notice>
        ) : null}
        <input type="hidden" name="page" value={values['page'] ?? ''} />
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={priceAlert.email}
          errorPrefix={messages.services.form.errorPrefix}
          defaultValue={values['email'] ?? ''}
          {...(errors.email && { error: errors.email })}
        />
        <Button type="submit">{priceAlert.submit}</Button>
        <p>{priceAlert.note}</p>
      </FormStack>
    </form>
  )
}
