import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import styles from './enquiry.module.css'

/** The reference of a confirmed enquiry, and the way to other deals. */
export async function ThankYou({ orderRef }: { orderRef: string }) {
  const t = await getTranslations('enquiry')
  return (
    <div className={styles.form}>
      <p className={styles.reference}>
        {t('reference')}: <strong>{orderRef}</strong>
      </p>
      <LinkButton href={paths.compare()} look="secondary">
        {t('more')}
      </LinkButton>
    </div>
  )
}
