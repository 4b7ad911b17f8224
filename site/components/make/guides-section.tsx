import { getTranslations } from 'next-intl/server'
import { paths } from '#core/routes/paths.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { GuideLinks, type GuideLinksProps } from '#site/components/shared/text/guide-links.tsx'

/** Guides of one category, as it stands beside cars. */
export type GuidesSectionProps = { guides: GuideLinksProps | null }

/** What to read before leasing; nothing while there are no guides. */
export async function GuidesSection({ guides }: GuidesSectionProps) {
  if (!guides || guides.guides.length === 0) return null
  const t = await getTranslations('make')
  return (
    <PageSection title={t('guidesTitle')} aside={<a href={paths.guides()}>{t('guidesAll')}</a>}>
      <GuideLinks {...guides} />
    </PageSection>
  )
}
