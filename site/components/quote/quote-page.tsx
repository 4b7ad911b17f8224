import type { Deal } from '#core/offer/deal.ts'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Offer } from '#core/offer/offer.ts'
import { paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { offerTerms } from '#site/components/shared/deal/terms-words.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { dealTerms } from '#site/components/shared/deal/deal-terms.ts'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactRow, FactTable } from '#site/ui/facts/facts.tsx'
import { Column, PageTitle } from '#site/ui/page-section/page-section.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { SharePage } from '#site/components/shared/saved/share-page.tsx'
import { todayWords } from './today-words.ts'
import styles from './quote.module.css'

type QuotePageProps = {
  quoteRef: string
  deal: Deal
  createdAt: string
  expiresAt: string
  feesText: string
  /** The same offer as it is quoted now; null when it is not. */
  today: Offer | null
  siteUrl: string
}

/** A deal as it was quoted: price and sum, terms and fees, on one sheet of paper. Rules C-80, D-62. */
export function QuotePage({ quoteRef, deal, feesText, today, siteUrl, ...days }: QuotePageProps) {
  const { derivative, offer } = deal
  const t = messages.saved.quote
  const provider = offer.provider.name
  const address = paths.quote(quoteRef)
  return (
    <Column>
      <article className={styles.quote}>
        <PageTitle
          title={
            <>
              {carName(derivative)} <span className={styles.version}>{derivative.name}</span>
            </>
          }
          lede={fill(t.saved, {
            provider,
            day: writtenDay(days.createdAt),
            until: writtenDay(days.expiresAt),
          })}
        />
        <div className={styles.sheet}>
          <div>
            <CarPicture {...carDrawing(derivative)} alt="" isFirst />
            <FactRow facts={shortFacts(derivative, messages.deal.facts)} />
          </div>
          <div>
            <PriceBlock size="large" {...priceInFull(offer, messages.deal.price)} />
            <p className={styles.terms}>{offerTerms(offer, messages.saved.compare)}</p>
            <p className={styles.fees}>{feesText}</p>
            <div className={styles.today} data-no-print="">
              <p>{todayWords(offer, today, t)}</p>
              <LinkButton
                href={today ? paths.getThisDeal(offer.capId, offer.id) : offerPath(offer)}
                isWide
              >
                {today ? fill(t.ask, { provider }) : t.see}
              </LinkButton>
            </div>
          </div>
        </div>
        <h2 className={styles.heading}>{t.terms}</h2>
        <FactTable
          facts={[
            ...dealTerms(offer, messages.deal.terms),
            { label: fill(t.phone, { provider }), value: offer.provider.phone },
          ]}
        />
        <p className={styles.address}>{siteUrl + address}</p>
        <SharePage label={t.share} path={address} siteUrl={siteUrl} />
      </article>
    </Column>
  )
}
