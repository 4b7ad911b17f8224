import type { FormEventHandler, ReactNode } from 'react'
import { formActions } from '#core/routes/paths.ts'
import { fill } from '#site/messages/fill.ts'
import { Button } from '#site/ui/button/button.tsx'
import type { CodeTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import styles from './enquiry.module.css'
import { useResendWait } from './use-resend-wait.ts'

export type ResendFormProps = {
  /** Hidden fields that identify the order. */
  hidden: ReactNode
  /** Null when the code was sent before the page was opened. */
  codeSentAtMs: number | null
  isBusy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  texts: CodeTexts
}

/** Another code for whoever got none. Until one may be asked for it says how long that takes. Rule W-81. */
export function ResendForm({ hidden, codeSentAtMs, isBusy, onSubmit, texts }: ResendFormProps) {
  const seconds = useResendWait(codeSentAtMs)
  const words = seconds === 1 ? texts.resendInASecond : texts.resendIn
  return (
    <form
      method="post"
      action={formActions.resendCode}
      onSubmit={(event) => (seconds > 0 ? event.preventDefault() : onSubmit(event))}
      className={styles.again}
    >
      {hidden}
      <Button
        type="submit"
        look="quiet"
        isBusy={isBusy || seconds > 0}
        aria-describedby="enquiry-resend-wait"
      >
        {texts.resend}
      </Button>
      <p id="enquiry-resend-wait" className={styles.small}>
        {seconds > 0 ? fill(words, { seconds }) : texts.resendHint}
      </p>
    </form>
  )
}
