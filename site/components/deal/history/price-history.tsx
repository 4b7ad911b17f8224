import { getTranslations } from 'next-intl/server'
import { financeTypeTable, type LeaseFinanceType } from '#core/offer/finance-type.ts'
import { commonProfile } from '#core/offer/lease-profile.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { type PricePoint, priceHistory } from '#core/pricing/lease/price-history.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { countText } from '#site/components/shared/deal/count-text.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { FactTable } from '#site/ui/facts/facts.tsx'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import styles from '../deal.module.css'

export type DealHistory = {
  financeType: LeaseFinanceType
  points: readonly PricePoint[]
  /** What the shown offer's own provider asked for its very terms. Rule D-92. */
  ofProvider: { name: string; points: readonly PricePoint[] }
  /** Earlier prices are made up. */
  isDemonstration: boolean
}

/**
 * The car's first, lowest and present price, and those between; nothing while only one is known.
 * Rules P-34, L-64, D-92.
 */
export async function PriceHistory(props: DealHistory) {
  const { financeType, points, ofProvider, isDemonstration } = props
  const history = priceHistory(points)
  const own = priceHistory(ofProvider.points)
  const [change] = own?.changes.toReversed() ?? []
  if (!history || (history.changes.length === 0 && !change)) return null
  const t = await getTranslations('deal.history')
  const { first, current, lowest, earlier } = history
  const priceOf = ({ monthlyPaymentPence: pence }: PricePoint) => currency(pence)
  const on = (point: PricePoint) =>
    t('price', { price: priceOf(point), day: writtenDay(point.day) })
  const { termMonths, annualMileageMiles, initialRentals } = commonProfile[financeType]
  return (
    <PageSection
      id="price-history"
      title={t('title')}
      lede={t('lede', {
        term: termMonths,
        miles: countText(annualMileageMiles),
        rentals: initialRentals,
        vat: financeTypeTable[financeType].vat,
      })}
    >
      <FactTable
        facts={[
          { label: t('first'), value: on(first) },
          { label: t('lowest'), value: on(lowest) },
          { label: t('current'), value: priceOf(current) },
        ]}
      />
      {own && change ? (
        <p className={styles.note}>
          {t(change.changePence < 0 ? 'providerLess' : 'providerMore', {
            provider: ofProvider.name,
            price: priceOf(own.current),
            day: writtenDay(own.current.day),
            before: priceOf(own.earlier[0]!),
          })}
        </p>
      ) : null}
      {earlier.length > 0 ? (
        <Disclosure summary={t('earlier', { count: earlier.length })}>
          <ul className={styles.earlier}>
            {earlier.map((point) => (
              <li key={point.day}>{on(point)}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <p className={styles.note}>
        {isDemonstration ? `${t('demonstration')} ` : ''}
        {t('note')}
      </p>
    </PageSection>
  )
}
