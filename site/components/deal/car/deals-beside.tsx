import type { DealSelection } from '#core/landing/deal-selection.ts'
import type { TrimSibling } from '#core/landing/trim-siblings.ts'
import type { DealsBeside as Beside } from '#core/offer/deals-beside.ts'
import { paths } from '#core/routes/paths.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { DealLines, DealStrip } from '#site/ui/deal-strip/deal-strip.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { besideCard, besideLine, siblingCard, siblingTerms } from './beside-words.ts'

export type DealsBesideProps = {
  car: DerivativeSummary
  /** The terms that siblings are compared on; null where nobody quotes the car. */
  selection: DealSelection | null
  siblings: readonly TrimSibling[]
  beside: Beside
}

/**
 * Other deals below a car's own: trims of its range, cars like it, electric ones, special offers. The
 * first two rows have pictures, those further down are links with their prices. Rules K-36, K-38, D-58.
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
      {beside.electric.length > 0 ? (
        <PageSection isRegion title={texts.electricTitle} lede={texts.electricLede}>
          <DealLines deals={beside.electric.map(besideLine)} />
        </PageSection>
      ) : null}
      {beside.special.length > 0 ? (
        <PageSection
          isRegion
          title={texts.specialTitle}
          aside={<a href={paths.specialOffers()}>{texts.specialAll}</a>}
        >
          <DealLines deals={beside.special.map(besideLine)} />
        </PageSection>
      ) : null}
    </div>
  )
}
