import { getTranslations } from 'next-intl/server'
import { organisationOf } from '#site/components/layout/organisation.ts'
import { storefrontContent } from '#site/data/navigation/server.ts'
import { siteSettings } from '#site/data/settings/server.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

/** How to reach us, beside what somebody may need help with. Rule W-89. */
export async function ReachUs({ storefront }: { storefront: string }) {
  const [ownWords, settings, t] = await Promise.all([
    storefrontContent(storefront),
    siteSettings(),
    getTranslations('enquiry'),
  ])
  const { phone, contactHours } = organisationOf(ownWords, settings)
  const hours = contactHours.map((each) => fill(messages.layout.hours, each)).join(', ')
  if (!phone) return null
  return (
    <p>
      {t('help')}{' '}
      {t.rich('helpCall', {
        number: phone,
        phone: (words) => <a href={`tel:${phone.replaceAll(' ', '')}`}>{words}</a>,
      })}{' '}
      {hours ? t('helpHours', { hours }) : null}
    </p>
  )
}
