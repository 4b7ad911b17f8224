import { getTranslations } from 'next-intl/server'
import { formActions } from '#core/routes/paths.ts'
import type { FormErrors } from '#core/validation/errors/server-errors.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import styles from './enquiry.module.css'

export type LinkSentProps = {
  /** Hidden fields that identify the order. */
  hidden: Readonly<Record<'capId' | 'orderRef' | 'writeToken', string>>
  /** The masked address that it went to; empty for whoever has the page's address alone. */
  sentTo: string
  isResent: boolean
  /** Of a link that was refused, or of asking for another. */
  messages: FormErrors<'code' | 'phone'>
  /** Where the enquiry begins. */
  startAgain: string
}

/** An enquiry with a landline waits for the link that was e-mailed; another can be asked for. Rule W-106. */
export async function LinkSent({ hidden, sentTo, isResent, messages, startAgain }: LinkSentProps) {
  const t = await getTranslations('enquiry')
  const refusal = messages.form ?? (messages.code && t('linkRefused'))
  return (
    <div className={styles.form}>
      {refusal ? (
        <Notice tone="bad" isLive>
          {refusal}
        </Notice>
      ) : null}
      {isResent ? (
        <Notice tone="good" isLive>
          {t('linkResent')}
        </Notice>
      ) : null}
      <p>{sentTo ? t('linkSentTo', { address: sentTo }) : t('linkSent')}</p>
      <form method="post" action={formActions.resendCode} className={styles.again}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="secondary">
          {t('linkAgain')}
        </Button>
      </form>
      <p className={styles.small}>{t('linkAgainHint')}</p>
      <p>
        <a href={startAgain}>{t('startAgain')}</a>
      </p>
    </div>
  )
}
