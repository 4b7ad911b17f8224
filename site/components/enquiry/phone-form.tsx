import type { FormEventHandler, ReactNode } from 'react'
import { formActions } from '#core/routes/paths.ts'
import { fieldBounds } from '#core/validation/field-bounds.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { TextField } from '#site/ui/form/text-field.tsx'
import type { CodeTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import styles from './enquiry.module.css'

export type PhoneFormProps = {
  /** Hidden fields that identify the order and prove the right to change it. */
  hidden: ReactNode
  /** As it was typed, when it was sent back without script. */
  phone: string
  error: string | undefined
  isBusy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  texts: CodeTexts
}

/** Another number for the code, for whoever mistyped theirs. Rule W-44. */
export function PhoneForm({ hidden, phone, error, isBusy, onSubmit, texts }: PhoneFormProps) {
  return (
    <Disclosure summary={texts.wrongNumber} isOpen={error !== undefined}>
      <form
        method="post"
        action={formActions.changePhone}
        onSubmit={onSubmit}
        noValidate
        className={styles.phone}
      >
        {hidden}
        <TextField
          id="enquiry-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={texts.phone}
          hint={texts.phoneHint}
          defaultValue={phone}
          maxLength={fieldBounds.phone.most}
          errorPrefix={texts.errorPrefix}
          {...(error && { error })}
        />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {texts.changePhone}
        </Button>
      </form>
    </Disclosure>
  )
}
