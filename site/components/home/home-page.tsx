import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { FaqsForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import type { FilterOptions } from '#core/filters/options/filter-options.ts'
import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'
import { Column, PageSection } from '#site/ui/page-section/page-section.tsx'
import { StepsList } from '#site/ui/steps-list/steps-list.tsx'
import { ClaimText, type ShownClaim } from '#site/components/shared/text/claim-text.tsx'
import { SeenCars } from '#site/components/shared/saved/seen-cars.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { MakeList, type MakeListProps } from '#site/components/shared/deal/make-list.tsx'
import { BodyIndex } from '#site/components/shared/deal/body-index.tsx'
import { HomeSearch } from './home-search.tsx'
import { HonestPrice } from './honest-price.tsx'
import { StepByStep } from './step-by-step.tsx'
import styles from './home.module.css'

export type HomePageProps = {
  /** From the content backend; null before an editor has written them. */
  headline: string | null
  intro: string | null
  illustrative: string
  /** What becomes of an enquiry (Rule W-97). */
  enquiryHandover: string
  providers: number
  options: FilterOptions
  bodyTypes: FilterOptions['bodyTypes']
  /** The lowest price of each kind of car. */
  deals: readonly Deal[]
  makes: MakeListProps['makes']
  included: readonly ShownClaim[]
  guide: { title: string; summary: string; href: string } | null
  faqs: FaqsForRouteQueryResult
  banners?: ReactNode
}

const steps = ['find', 'compare', 'ask', 'drive'] as const

/** Search, today's prices, and how to read them. */
export async function HomePage(props: HomePageProps) {
  const { providers, options, deals, makes, included, guide, faqs } = props
  const t = await getTranslations('home')
  const example = deals[0]
  return (
    <>
      <HomeSearch
        headline={props.headline ?? t('headline')}
        intro={(props.intro ?? messages.home.intro).replaceAll('{providers}', String(providers))}
        note={t('note', {
          cars: countText(options.total),
          providers,
          illustrative: props.illustrative,
        })}
        options={options}
      />
      <Column>
        {props.banners}
        <StepByStep makes={makes} />
        {deals.length > 0 ? (
          <PageSection
            id="deals"
            title={t('dealsTitle')}
            lede={t('dealsLede')}
            aside={<a href={paths.compare()}>{t('dealsAll')}</a>}
          >
            <div className={styles.deals}>
              <DealCards deals={deals} />
            </div>
          </PageSection>
        ) : null}
        <SeenCars />
        <PageSection
          title={t('bodiesTitle')}
          aside={<a href={paths.bodyTypes()}>{t('bodiesAll')}</a>}
        >
          <BodyIndex bodyTypes={props.bodyTypes} fuelTypes={options.fuelTypes} />
        </PageSection>
        {example ? (
          <PageSection title={t('priceTitle')} lede={t('priceLede')}>
            <HonestPrice example={example} />
          </PageSection>
        ) : null}
        {included.length > 0 ? (
          <PageSection title={t('includedTitle')}>
            <ul className={styles.claims}>
              {included.map((claim) => (
                <li key={claim.text}>
                  <ClaimText {...claim} />
                </li>
              ))}
            </ul>
          </PageSection>
        ) : null}
        <PageSection
          title={t('makesTitle')}
          aside={<a href={paths.manufacturers()}>{t('makesAll')}</a>}
        >
          <MakeList makes={makes} />
        </PageSection>
        <PageSection title={t('stepsTitle')}>
          <StepsList
            steps={steps.map((step) => ({
              title: t(`steps.${step}Title`),
              text: t(`steps.${step}`, { handover: props.enquiryHandover }),
            }))}
          />
        </PageSection>
        {guide ? (
          <PageSection
            title={t('guideTitle')}
            aside={<a href={paths.guides()}>{t('guidesAll')}</a>}
          >
            <article className={styles.guide}>
              <h3>
                <a href={guide.href}>{guide.title}</a>
              </h3>
              <p>{guide.summary}</p>
            </article>
          </PageSection>
        ) : null}
        <FaqBlock title={t('faqTitle')} faqs={faqs} />
      </Column>
    </>
  )
}
