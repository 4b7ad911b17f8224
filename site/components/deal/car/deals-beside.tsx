import type { DealSelection } from '#core/landing/deal-selection.ts'
import type { TrimSibling } from '#core/landing/trim-siblings.ts'
import type { DealsBeside as Beside } from '#core/offer/deals-beside.ts'
import { rankedCars } from '#core/pricing/value/value-words.ts'
import { paths } from '#core/routes/paths.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { DealLines, DealStrip } from '#site/ui/deal-strip/deal-strip.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { besideLine } from '#site/components/shared/beside/beside-line.ts'
import { nearDealsPlace } from '#site/components/shared/beside/near-deals-place.ts'
import { besideCard, siblingCard, siblingTerms } from './beside-words.ts'
import styles from './car.module.css'

export type DealsBesideProps = {
  car: DerivativeSummary
  /** The terms that siblings are compared on; null where nobody quotes the car. */
  selection: DealSelection | null
  siblings: readonly TrimSibling[]
  beside: Beside
}

/**
 * Other deals below a car's own: trims of its range, cars like it, electric ones, special offers. The
 * first two rows have pictures; those further down load when they come near, and lead to lists of such
 * deals till then. Without a deal there is no script of one, and all rows stand there. Rules K-36, K-38, D-58, D-113.
 */
export function DealsBeside({ car, selection, siblings, beside }: DealsBesideProps) {
  const texts = messages.car
  const { manufacturer, range } = car
  return (
    <div data-no-print="">
      {selection && siblings.length > 0 ? (
        <PageSection
          isRegion
          title={fill(texts.siblingsTitle, { range: range.name })}
          lede={siblingTerms(selection)}
          aside={
            <a href={paths.carLeasingRange(manufacturer.slug, range.slug)}>
              {fill(texts.siblingsAll, { range: range.name })}
            </a>
          }
        >
          <DealStrip deals={siblings.map(siblingCard)} />
        </PageSection>
      ) : null}
      {beside.alike.length > 0 ? (
        <PageSection isRegion title={texts.alikeTitle} lede={texts.alikeLede}>
          <DealStrip deals={beside.alike.map(besideCard)} />
        </PageSection>
      ) : null}
      {beside.electric.length + beside.special.length > 0 ? (
        <div data-deals-near={selection ? nearDealsPlace(car) : undefined}>
          {beside.electric.length > 0 ? (
            <PageSection
              isRegion
              title={texts.electricTitle}
              lede={texts.electricLede}
              aside={
                <a href={electricPath(car.bodyType)}>
                  {fill(texts.electricAll, { cars: rankedCars(car.bodyType, 'electric') })}
                </a>
              }
            >
              {selection ? (
                <div className={styles.near} data-row="electric" />
              ) : (
                <DealLines deals={beside.electric.map(besideLine)} />
              )}
            </PageSection>
          ) : null}
          {beside.special.length > 0 ? (
            <PageSection
              isRegion
              title={texts.specialTitle}
              aside={<a href={paths.specialOffers()}>{texts.specialAll}</a>}
            >
              {selection ? (
                <div className={styles.near} data-row="special" />
              ) : (
                <DealLines deals={beside.special.map(besideLine)} />
              )}
            </PageSection>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The list of electric cars or vans of a body type. */
const electricPath = (bodyType: DerivativeSummary['bodyType']): string =>
  bodyType === 'van'
    ? paths.vanLeasing('fuelTypes=electric')
    : paths.compare(`bodyTypes=${bodyType}&fuelTypes=electric`)
