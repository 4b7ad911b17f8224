import { getTranslations } from 'next-intl/server'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { RangeFacts } from '#site/data/makes/types.ts'
import { messages } from '#site/messages/en.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#site/ui/button/button.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { Column, PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { FaqBlock } from '#site/components/shared/text/faq-block.tsx'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { DealCards } from '#site/components/shared/deal/deal-cards.tsx'
import { carsAsFacts } from '../cars-in-words.ts'
import { GuidesSection } from '../guides-section.tsx'
import type { PlaceProps, PlaceText } from '../make-page.tsx'
import styles from '../make.module.css'
import { NewsList } from '../news-list.tsx'
import { NoOffers } from '../no-offers.tsx'
import { PlaceTop } from '../place-top.tsx'
import { PriceTable } from '../price-table.tsx'
import { RefineLinks } from '../refine-links.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { PriceHistory } from '#site/components/shared/deal/price-history.tsx'
import { TrimAdvice } from './trim-advice.tsx'
import { VersionLinks } from './version-links.tsx'

type RangeText = PlaceText & { trimAdvice: RichTextValue | null }

/** How many cards stand in a section: one row, since every version has its link below them. */
const cards = 3

/** A range: what it costs, which trim to lease, its bodies and cheapest cars, and what else there is. */
export async function RangePage(props: RangeFacts & PlaceProps<RangeText>) {
  const { manufacturer, range, deals, models, text, dealsHref, descriptions } = props
  const t = await getTranslations('make')
  const name = carName({ manufacturer, range })
  const counts = { count: range.derivatives, countText: countText(range.derivatives) }
  const hasOffers = range.derivatives > 0
  const intro = text !== null && text.intro.length > 0 ? text.intro : null
  const facts = carsAsFacts(props.figures, messages.make.facts)
  const quotedTrims = props.trims.filter(({ deal }) => deal !== null).length
  const lede = t('rangeLede', { ...counts, trims: quotedTrims, providers: props.providers })
  return (
    <Column>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={props.crumbs} />
      {props.banners}
      <PageTitle
        title={text?.title ?? t('title', { name })}
        lede={quotedTrims > 0 ? lede : undefined}
      />
      {hasOffers ? (
        <PlaceTop
          intro={intro}
          instead={
            <Prose>
              <p>{descriptions.join(' ')}</p>
            </Prose>
          }
          cheapest={props.cheapest}
          watched={dealsHref}
          actions={
            <>
              <LinkButton href={dealsHref}>{t('viewDeals', counts)}</LinkButton>
              <LinkButton
                look="secondary"
                href={paths.specifications(manufacturer.slug, range.slug)}
              >
                {t('specifications')}
              </LinkButton>
            </>
          }
        />
      ) : (
        <NoOffers name={name} make={manufacturer} />
      )}
      {hasOffers ? (
        <TrimAdvice
          trims={props.trims}
          explanation={props.trimsExplanation}
          advice={text?.trimAdvice ?? null}
        />
      ) : null}
      {models.length > 1 ? (
        <PageSection title={t('modelsTitle')}>
          <PriceTable
            caption={t('modelsCaption')}
            nameTitle={t('model')}
            priceTitle={t('cheapestLease')}
            hasDrawings
            rows={models.map(({ slug, name: modelName, derivatives, deal }) => ({
              key: slug,
              name: (
                <a
                  href={paths.carSearchVehicles(
                    manufacturer.slug,
                    range.slug,
                    slug,
                    props.financeType,
                  )}
                >
                  {modelName}
                </a>
              ),
              facts: [t('versions', { count: derivatives })],
              deal,
            }))}
          />
        </PageSection>
      ) : null}
      {props.enquired.length > 0 ? (
        <PageSection title={t('popularTitle')} lede={t('popularLede')}>
          <DealCards deals={props.enquired.slice(0, cards)} />
        </PageSection>
      ) : null}
      {deals.length > 1 ? (
        <PageSection
          id="deals"
          title={t('dealsTitle', { name })}
          lede={t('dealsLede')}
          aside={<a href={dealsHref}>{t('viewDealsPlain')}</a>}
        >
          <DealCards deals={deals.slice(0, cards)} />
        </PageSection>
      ) : null}
      {hasOffers ? <PriceHistory {...props.history} /> : null}
      {props.versions.length > 0 ? (
        <PageSection
          id="versions"
          title={t('versionsTitle', { name })}
          lede={t('versionsLede')}
          aside={
            <a href={paths.specifications(manufacturer.slug, range.slug)}>{t('specifications')}</a>
          }
        >
          <VersionLinks versions={props.versions} />
        </PageSection>
      ) : null}
      {hasOffers && deals.length > 1 ? (
        <PageSection title={t('refineTitle')}>
          <RefineLinks
            within={{ ranges: rangeValue(manufacturer.slug, range.slug), everyDeal: '1' }}
            financeType={props.financeType}
            options={props.options}
          />
        </PageSection>
      ) : null}
      {facts.length > 0 ? (
        <PageSection title={t('figuresTitle')}>
          <FactTable facts={facts} />
          <p className={styles.note}>{t('figuresNote')}</p>
        </PageSection>
      ) : null}
      {intro !== null && descriptions.length > 0 ? (
        <PageSection title={t('aboutTitle')}>
          <p className={styles.say}>{descriptions.join(' ')}</p>
        </PageSection>
      ) : null}
      <NewsList news={text?.news ?? []} />
      {props.suggestions.length > 0 ? (
        <PageSection title={t('alikeTitle')} lede={t('alikeLede')}>
          <DealCards deals={props.suggestions.slice(0, cards)} />
        </PageSection>
      ) : null}
      <GuidesSection guides={props.guides} />
      <FaqBlock title={t('faqTitle')} faqs={props.faqs} />
    </Column>
  )
}
