import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { FaqsForRouteQueryResult } from '#schemas/generated/sanity.types.ts'
import { paths } from '#core/routes/paths.ts'
import type { MakeFacts } from '#site/data/makes/types.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#site/ui/button/button.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { Wordmark } from '#site/ui/wordmark/wordmark.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'
import { carsAsFacts, carsInWords } from './cars-in-words.ts'
import { GuidesSection, type GuidesSectionProps } from './guides-section.tsx'
import lists from '#site/components/shared/deal/index-lists.module.css'
import styles from './make.module.css'
import { NewsList, type NewsListProps } from './news-list.tsx'
import { NoOffers } from './no-offers.tsx'
import { PlaceTop } from './place-top.tsx'
import { PriceTable } from './price-table.tsx'
import { RefineLinks } from './refine-links.tsx'

export type PlaceText = { title: string | null; intro: RichTextValue } & NewsListProps

/** What a page about a make or a range shows beside its facts. */
export type PlaceProps<Text> = GuidesSectionProps & {
  /** Address of the list of its deals. */
  dealsHref: string
  /** Editors' texts; null without any. */
  text: Text | null
  crumbs: readonly Crumb[]
  banners: ReactNode
  faqs: FaqsForRouteQueryResult
}

/** A make: what it builds, each range with its cheapest lease, and the way to all its deals. */
export async function MakePage(props: MakeFacts & PlaceProps<PlaceText>) {
  const { make, derivatives, ranges, withoutOffers, popular, text } = props
  const t = await getTranslations('make')
  const { name } = make
  const hasOffers = derivatives > 0
  const intro = text !== null && text.intro.length > 0 ? text.intro : null
  const facts = carsAsFacts(props.figures, messages.make.facts)
  const lede = t('lede', {
    count: derivatives,
    countText: countText(derivatives),
    ranges: ranges.length,
    providers: props.providers,
  })
  return (
    <Column>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={props.crumbs} />
      {props.banners}
      <div className={styles.mark}>
        <Wordmark src={make.logo} name="" />
      </div>
      <PageTitle title={text?.title ?? t('title', { name })} lede={hasOffers ? lede : undefined} />
      {hasOffers ? (
        <PlaceTop
          intro={intro}
          instead={<FactTable facts={facts} />}
          cheapest={props.cheapest}
          actions={
            <LinkButton href={props.dealsHref}>
              {t('viewDeals', { count: derivatives, countText: countText(derivatives) })}
            </LinkButton>
          }
        />
      ) : (
        <NoOffers name={name} />
      )}
      {ranges.length > 0 ? (
        <PageSection id="ranges" title={t('rangesTitle', { name })}>
          <PriceTable
            caption={t(
              props.figures.bodyTypes.includes('van') ? 'rangesCaptionVans' : 'rangesCaption',
            )}
            nameTitle={t('range')}
            priceTitle={t('cheapestLease')}
            hasDrawings
            rows={ranges.map(({ range, deal, figures }) => ({
              key: range.slug,
              name: <a href={paths.carLeasingRange(make.slug, range.slug)}>{range.name}</a>,
              facts: carsInWords(figures, range.derivatives, messages.make.words),
              deal,
            }))}
          />
          {withoutOffers.length > 0 ? (
            <p className={styles.note}>
              {t('withoutOffers')}
              {withoutOffers.map((range, index) => (
                <span key={range.slug}>
                  {index > 0 ? ', ' : ''}
                  <a href={paths.carLeasingRange(make.slug, range.slug)}>{range.name}</a>
                </span>
              ))}
            </p>
          ) : null}
        </PageSection>
      ) : null}
      {popular.deals.length > 0 ? (
        <PageSection
          title={t(popular.areEnquiredAbout ? 'popularTitle' : 'cheapestTitle')}
          lede={t(popular.areEnquiredAbout ? 'popularLede' : 'cheapestLede')}
        >
          <div className={lists.threes}>
            <DealCards deals={popular.deals} />
          </div>
        </PageSection>
      ) : null}
      {hasOffers ? (
        <PageSection
          title={t('refineTitle')}
          aside={<a href={props.dealsHref}>{t('viewDealsPlain')}</a>}
        >
          <RefineLinks
            within={{ manufacturers: make.slug }}
            financeType={props.financeType}
            options={props.options}
          />
        </PageSection>
      ) : null}
      {intro !== null && facts.length > 0 ? (
        <PageSection title={t('figuresTitle')}>
          <FactTable facts={facts} />
          <p className={styles.note}>{t('figuresNote')}</p>
        </PageSection>
      ) : null}
      <NewsList news={text?.news ?? []} />
      <GuidesSection guides={props.guides} />
      <FaqBlock title={t('faqTitle')} faqs={props.faqs} />
    </Column>
  )
}
