import { getTranslations } from 'next-intl/server'
import { poundsToPence } from '#core/contract/json/money.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { commonProfile } from '#core/offer/lease-profile.ts'
import { comparedPrices, type PriceComparison } from '#core/pricing/lease/daily-lowest.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { PriceLine } from '#site/ui/price-line/price-line.tsx'
import type { RangePriceHistory } from '#site/data/ranges/types.ts'
import styles from './price-history.module.css'

type PriceHistoryProps = RangePriceHistory & {
  /** The range, where the page is about one of its cars. */
  car?: string
}

/**
 * How the lowest price of a range came to where it is, as a line and in words; nothing while too
 * few days are known. Rules P-77, P-78, P-79, D-54.
 */
export async function PriceHistory({ history, financeType, car }: PriceHistoryProps) {
  const prices = history.prices.map((price) => (price === null ? null : poundsToPence(price)))
  const compared = comparedPrices(prices)
  if (!compared) return null
  const t = await getTranslations('make.history')
  const { vat } = financeTypeTable[financeType]
  const { termMonths, annualMileageMiles, initialRentals } = commonProfile[financeType]
  const [highest, lowest] = [currency(compared.highest), currency(compared.lowest)]
  const from = writtenDay(history.from)
  return (
    <PageSection
      id="price-history"
      title={car ? t('titleOf', { car }) : t('title')}
      lede={t(sentenceOf(compared), {
        price: currency(compared.today),
        vat,
        dearer: compared.dearer,
        cheaper: compared.cheaper,
        days: t(compared.known === prices.length - 1 ? 'allDays' : 'knownDays', {
          known: compared.known,
          all: prices.length - 1,
        }),
      })}
    >
      <PriceLine
        prices={prices}
        label={t('label', { from, lowest, highest })}
        highest={highest}
        lowest={lowest}
        from={from}
        to={t('today')}
      />
      <p className={styles.note}>
        {history.isDemonstration ? `${t('demonstration')} ` : ''}
        {t('note', {
          term: termMonths,
          miles: countText(annualMileageMiles),
          rentals: initialRentals,
          vat,
        })}
      </p>
    </PageSection>
  )
}

function sentenceOf({ dearer, cheaper }: PriceComparison) {
  if (dearer === 0 && cheaper === 0) return 'same'
  if (cheaper === 0) return 'lowest'
  return dearer === 0 ? 'highest' : 'between'
}
