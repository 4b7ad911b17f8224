import type { LeaseOffer } from '#core/offer/offer.ts'
import type { LeaseDisallowance } from '#core/pricing/company-car/lease-disallowance.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import {
  type BusinessCost,
  businessCost,
  type BusinessPayment,
  disallowedRentPence,
} from '#core/pricing/vat/business-cost.ts'
import { type BusinessUse, businessUsesOf } from '#core/pricing/vat/vat-reclaim.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import type { BusinessCar } from './business-car.ts'
import { FigureSourceLine } from './figure-source-line.tsx'
import { moneyTexts } from './money-texts.ts'
import styles from './money.module.css'

const texts = moneyTexts.business

export type BusinessCostSectionProps = {
  offer: LeaseOffer
  car: BusinessCar
  /** Null while it is not known. */
  disallowance: LeaseDisallowance | null
}

/** A business lease with and without VAT, and what is left of it. Rules P-91, P-92. */
export function BusinessCostSection(props: BusinessCostSectionProps) {
  const { offer, car, disallowance } = props
  const isVan = car.bodyType === 'van'
  const cost = businessCost(offer)
  return (
    <PageSection id="business-cost" title={texts.title} lede={texts.lede}>
      <div className={styles.tables}>
        <PaymentsTable cost={cost} />
        <AfterVatTable {...props} cost={cost} />
      </div>
      <p className={styles.note}>
        {disallowance ? `${rentWords(props, disallowance)} ` : ''}
        {offer.profile.isMaintained ? `${texts.maintenance} ` : ''}
        {isVan ? texts.vans : ''}
      </p>
      {disallowance && !isVan ? <FigureSourceLine {...disallowance} /> : null}
    </PageSection>
  )
}

function PaymentsTable({ cost }: { cost: BusinessCost }) {
  const rows: [label: string, payment: BusinessPayment][] = [
    [texts.monthly, cost.monthly],
    [texts.first, cost.first],
    [texts.total, cost.total],
  ]
  return (
    <ScrollingTable label={texts.caption}>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            {/* The corner of a table is no control, and the caption says what the labels are of. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td />
            {[texts.net, texts.vat, texts.gross].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, { netPence, vatPence, grossPence }]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{currencyInColumn(netPence)}</td>
              <td>{currencyInColumn(vatPence)}</td>
              <td>{currencyInColumn(grossPence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

function AfterVatTable({
  offer,
  car: { bodyType },
  disallowance,
  cost,
}: BusinessCostSectionProps & { cost: BusinessCost }) {
  const uses = businessUsesOf(bodyType)
  const percent = disallowance?.percent ?? 0
  const disallowed = (use: BusinessUse) => disallowedRentPence(offer, use, percent)
  const rows: [label: string, amountOf: (use: BusinessUse) => number][] = [
    [texts.backMonthly, (use) => cost.after[use].monthly.reclaimedPence],
    [texts.leftMonthly, (use) => cost.after[use].monthly.costPence],
    [texts.backTotal, (use) => cost.after[use].total.reclaimedPence],
    [texts.leftTotal, (use) => cost.after[use].total.costPence],
  ]
  if (percent > 0) rows.push([texts.disallowed, disallowed])
  return (
    <ScrollingTable label={texts.afterCaption}>
      <table className={`${styles.table} ${styles.after}`}>
        <caption>{texts.afterCaption}</caption>
        <thead>
          <tr>
            {/* The corner of a table is no control, and the caption says what the labels are of. */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td />
            {uses.map((use) => (
              <th key={use} scope="col">
                {bodyType === 'van' ? texts.van : texts[use]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, amountOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {uses.map((use) => (
                <td key={use}>{currencyInColumn(amountOf(use))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}

/** Whether and why a part of the rent is not set against profit. Rule P-92. */
function rentWords(
  { car: { bodyType, co2, isApproximate } }: BusinessCostSectionProps,
  { percent, usualPercent, aboveCo2 }: LeaseDisallowance,
): string {
  if (bodyType === 'van') return texts.vanRent
  const values = { limit: aboveCo2, percent: usualPercent }
  if (percent === null || co2 === null) return fill(texts.unknown, values)
  const emits = fill(isApproximate ? texts.emitsAbout : texts.emits, { co2 })
  return `${emits} ${fill(percent > 0 ? texts.above : texts.within, values)}`
}
