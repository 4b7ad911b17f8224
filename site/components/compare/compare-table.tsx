import type { ReactNode } from 'react'
import type { ComparedMonths } from '#core/landing/compared-months.ts'
import { offerPath } from '#core/landing/offer-path.ts'
import type { Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import type { ChosenDeal } from '#site/data/deal/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { carFacts, type ComparedRow, comparedRows, offerFacts } from './compared-facts.ts'
import styles from './compare.module.css'

export type QuotedDeal = ChosenDeal & { offer: Offer }

type CompareTableProps = {
  deals: readonly QuotedDeal[]
  months: ComparedMonths | null
  isDifferencesOnly: boolean
  /** The address of the comparison without one of its deals. */
  withoutDeal: (id: string) => string
}

/** A column a deal: its car on one scale, its price lines, what a month comes to, terms and figures. */
export function CompareTable({ deals, months, isDifferencesOnly, withoutDeal }: CompareTableProps) {
  const t = messages.saved.compare
  const cars = deals.map(({ car }) => car)
  const shown = (rows: readonly ComparedRow[]) =>
    rows.filter(({ isSame }) => !isDifferencesOnly || !isSame)
  const terms = shown(
    comparedRows(
      deals.map(({ offer }) => offerFacts(offer, messages)),
      t.unknown,
    ),
  )
  const figures = shown(
    comparedRows(
      cars.map((car) => carFacts(car, cars, messages)),
      t.unknown,
    ),
  )
  return (
    <ScrollingTable label={t.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            {deals.map(({ id, car, offer }) => (
              <th key={id} scope="col">
                <CarPicture {...carDrawing(car)} alt="" isFirst hasGround={false} />
                <a className={styles.name} href={offerPath(offer)}>
                  {carName(car)} <span className={styles.version}>{car.name}</span>
                </a>
                <a
                  className={styles.remove}
                  href={withoutDeal(id)}
                  rel="nofollow"
                  aria-label={fill(t.removeLabel, { car: `${carName(car)} ${car.name}` })}
                  data-no-print=""
                >
                  {t.remove}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.price}</th>
            {deals.map(({ id, offer }) => (
              <td key={id}>
                <PriceBlock size="small" {...priceLines(offer, messages.deal.price)} />
              </td>
            ))}
          </tr>
          {months ? <MonthsRow deals={deals} months={months} /> : null}
          {[...terms, ...figures].map((row) => (
            <FactsRow key={row.label} row={row} isMarked={deals.length > 1 && !row.isSame} />
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

function FactsRow({ row, isMarked }: { row: ComparedRow; isMarked: boolean }) {
  return (
    <tr data-differs={isMarked || undefined} data-same={row.isSame || undefined}>
      <th scope="row">
        {row.label}
        {isMarked ? (
          <span className={styles.spoken}>, {messages.saved.compare.differs}</span>
        ) : null}
      </th>
      {row.values.map((value, column) => (
        <td key={column}>{value}</td>
      ))}
    </tr>
  )
}

/** The months that compare: on one profile, the cheapest named. Rule L-77. */
function MonthsRow({ deals, months }: { deals: readonly QuotedDeal[]; months: ComparedMonths }) {
  const t = messages.saved.compare
  const { isOwn, offers, lowestPence } = months
  const cell = (offer: (typeof offers)[number]): ReactNode => {
    if (!offer) return t.notQuoted
    const month = currency(offer.effectiveMonthlyPence)
    return (
      <>
        {isOwn ? month : <a href={offerPath(offer)}>{month}</a>}
        {isOwn ? null : (
          <span className={styles.from}>
            {fill(messages.deal.card.provider, { provider: offer.provider.name })}
          </span>
        )}
        {offer.effectiveMonthlyPence === lowestPence ? (
          <span className={styles.lowest}>{t.lowest}</span>
        ) : null}
      </>
    )
  }
  return (
    <tr className={styles.months}>
      <th scope="row">{isOwn ? t.effective : t.effectiveCommon}</th>
      {deals.map(({ id }, column) => (
        <td key={id}>{cell(offers[column] ?? null)}</td>
      ))}
    </tr>
  )
}
