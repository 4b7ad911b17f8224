import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import styles from './service-page.module.css'

/** What we do with what is typed, under the button. */
export async function FormSmall() {
  const t = await getTranslations('services')
  return (
    <p className={styles.small}>
      {t.rich('small', {
        privacy: (words) => <a href={paths.privacyPolicy()}>{words}</a>,
      })}
    </p>
  )
}
