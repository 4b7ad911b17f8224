import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { Beside } from '#site/components/services/form-beside.tsx'
import styles from '#site/components/services/service-page.module.css'
import { config } from '#site/config.ts'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/** How else to reach us, and what to say where. */
export async function OtherWays({ storefront }: { storefront: string }) {
  const [ownWords, settings, t] = await Promise.all([
    storefrontContent(storefront),
    siteSettings(),
    getTranslations('services.other'),
  ])
  const { phone, contactHours } = organisationOf(ownWords, settings)
  return (
    <>
      {phone ? (
        <Beside title={t('phone')}>
          <a className={styles.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
          {contactHours.map((hours) => (
            <p key={hours.days}>{fill(messages.layout.hours, hours)}</p>
          ))}
        </Beside>
      ) : null}
      <Beside title={t('enquiry')}>
        <p>{t('enquiryText')}</p>
      </Beside>
      <Beside title={t('complaint')}>
        <p>
          {t.rich('complaintText', {
            guide: (words) => (
              <a href={paths.guide('rights-and-endings', 'complaints-and-your-rights')}>{words}</a>
            ),
          })}
        </p>
      </Beside>
      {config.outboxUrl ? (
        <p className={styles.small}>
          {t.rich('outbox', { outbox: (words) => <a href={config.outboxUrl!}>{words}</a> })}
        </p>
      ) : null}
    </>
  )
}
