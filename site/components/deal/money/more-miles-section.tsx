import { isPcpOffer } from '#core/offer/offer.ts'
import { type MoreMiles, moreMiles } from '#core/pricing/lease/excess-mileage.ts'
import { currency, mileageLabel, perMileLabel } from '#core/pricing/money/currency.ts'
import { vatWords } from '#core/pricing/vat/offer-with-vat.ts'
import { fill } from '#site/messages/fill.ts'
import { MileagePlot } from '#site/ui/mileage-plot/mileage-plot.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import type { DealSectionProps } from '../deal-section.ts'
import { moneyTexts } from './money-texts.ts'
import styles from './money.module.css'

const texts = moneyTexts.miles

/**
 * What driving further costs: billed at the end, or agreed on as the next mileage. Nothing at the
 * provider's highest mileage. Rules P-89, P-90, L-65, L-68.
 */
export function MoreMilesSection({ view: { shown, costs } }: DealSectionProps) {
  const { mileage } = costs
  const more = mileage && moreMiles(mileage)
  if (!mileage?.next || !more) return null
  const { chosen, next, cheapest } = mileage
  const words = {
    chosen: mileageLabel(chosen.annualMileageMiles),
    next: mileageLabel(next.annualMileageMiles),
    extra: mileageLabel(more.extraAnnualMiles),
    bill: currency(more.billPence),
    agreed: currency(more.nextPence),
    monthly: currency(more.nextMonthlyPence),
    months: chosen.termMonths,
    rate: perMileLabel(chosen.excessMileagePencePerMile),
    provider: shown.provider.name,
    vat: vatWords(shown),
  }
  const isCheapestElsewhere =
    cheapest.overallPence < Math.min(next.overallPence, chosen.overallPence)
  return (
    <PageSection
      id="more-miles"
      title={texts.title}
      lede={more.nextPence > 0 ? fill(texts.lede, words) : fill(texts.always, words)}
    >
      {more.nextPence > 0 ? <BreakEvenPlot more={more} words={words} /> : null}
      <p className={styles.note}>
        {more.nextPence > 0 ? <strong>{breakEvenWords(more, words)} </strong> : null}
        {isCheapestElsewhere
          ? `${fill(texts.cheapest, { ...words, cheapest: mileageLabel(cheapest.annualMileageMiles) })} `
          : ''}
        {fill(texts.note, words)} {isPcpOffer(shown) ? texts.pcp : ''}
      </p>
    </PageSection>
  )
}

type Words = Record<'chosen' | 'next' | 'bill' | 'agreed', string>

function BreakEvenPlot({ more, words }: { more: MoreMiles; words: Words }) {
  const at = shareOfWay(more)
  const miles = mileageLabel(more.breakEvenAnnualMiles)
  return (
    <MileagePlot
      label={fill(texts.plot, words)}
      bill={more.billPence}
      agreed={more.nextPence}
      billName={fill(texts.billLine, { amount: words.bill })}
      agreedName={fill(texts.agreedLine, { miles: words.next, amount: words.agreed })}
      breakEven={at <= 1 ? { at, label: fill(texts.same, { miles }) } : null}
      from={words.chosen}
      to={words.next}
    />
  )
}

function breakEvenWords(more: MoreMiles, words: Words): string {
  return shareOfWay(more) > 1
    ? fill(texts.never, words)
    : fill(texts.breakEven, { ...words, miles: mileageLabel(more.breakEvenAnnualMiles) })
}

/** How far between both mileages the break-even lies; above 1 where it lies beyond. */
const shareOfWay = ({ nextPence, billPence }: MoreMiles) => nextPence / billPence
