import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { FaqsForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import { paths } from '#core/routes/paths.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { BodyIndex } from '#site/components/shared/deal/body-index.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { MakeList, type MakeListProps } from '#site/components/shared/deal/make-list.tsx'
import { GuidesSection, type GuidesSectionProps } from './guides-section.tsx'
import styles from './refine-links.module.css'

export type CarLeasingPageProps = GuidesSectionProps & {
  makes: MakeListProps['makes']
  providers: number
  options: FilterOptions
  crumbs: readonly Crumb[]
  banners: ReactNode
  faqs: FaqsForRouteQueryResult
}

/** Where leasing begins: a make, a body or a budget. */
export async function CarLeasingPage(props: CarLeasingPageProps) {
  const { makes, options } = props
  const t = await getTranslations('make')
  const cars = makes.reduce((total, { derivatives }) => total + derivatives, 0)
  const budgets = options.budgets.filter(({ count }) => count > 0)
  return (
    <Column>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={props.crumbs} />
      {props.banners}
      <PageTitle
        title={t('startTitle')}
        lede={t('startLede', { count: countText(cars), providers: props.providers })}
      />
      <PageSection
        title={t('startMakes')}
        aside={<Link href={paths.compare()}>{t('startAll')}</Link>}
      >
        <MakeList makes={makes} />
      </PageSection>
      <PageSection title={t('startBodies')}>
        <BodyIndex bodyTypes={options.bodyTypes} fuelTypes={options.fuelTypes} />
      </PageSection>
      {budgets.length > 0 ? (
        <PageSection title={t('startBudgets')} lede={t('startBudgetsLede')}>
          <ul className={styles.links}>
            {budgets.map(({ value, label, count }) => (
              <li key={value}>
                <Link href={paths.compare(`budgetRanges=${value}`)}>{label}</Link>{' '}
                <span className={styles.count}>{countText(count)}</span>
              </li>
            ))}
          </ul>
        </PageSection>
      ) : null}
      <GuidesSection guides={props.guides} />
      <FaqBlock title={t('faqTitle')} faqs={props.faqs} />
    </Column>
  )
}
