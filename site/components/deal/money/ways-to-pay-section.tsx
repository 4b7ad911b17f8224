import type { ReactNode } from 'react'
import { selectionOf } from '#core/landing/deal-selection.ts'
import { dealPath, withCustomerForm } from '#core/landing/offer-path.ts'
import { type WaysToPay, waysToPay } from '#core/landing/ways-to-pay.ts'
import { isPcpOffer, type PcpOffer } from '#core/offer/offer.ts'
import { currency, mileageLabel } from '#core/pricing/money/currency.ts'
import { pcpDescription } from '#core/pricing/pcp/pcp-description.ts'
import { representativeExample } from '#core/pricing/pcp/representative-example.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { ScrollingTable } from '#site/ui/scrolling-table/scrolling-table.tsx'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import type { DealSectionProps } from '../deal-section.ts'
import { dealTexts } from '../deal-texts.ts'
import { moneyTexts } from './money-texts.ts'
import styles from './money.module.css'

const texts = moneyTexts.ways

/**
 * A personal lease and a PCP side by side, with the PCP's representative example as one statement.
 * Nothing where the other is not quoted, or the PCP's figures do not agree. Rules P-88, L-65, L-67.
 */
export function WaysToPaySection({ capId, view, hash }: DealSectionProps) {
  const ways = waysToPay(view.shown, view.costs.otherWay)
  if (!ways || !representativeExample(ways.pcp).ok) return null
  const { termMonths, annualMileageMiles } = ways.lease.profile
  const months = { months: termMonths }
  const other = isPcpOffer(view.shown) ? ways.lease : ways.pcp
  return (
    <PageSection
      id="ways-to-pay"
      title={texts.title}
      lede={fill(texts.lede, { ...months, miles: mileageLabel(annualMileageMiles) })}
    >
      <ScrollingTable label={fill(texts.caption, months)}>
        <WaysTable ways={ways} caption={fill(texts.caption, months)} />
      </ScrollingTable>
      <p className={styles.example}>{pcpDescription(ways.pcp)}</p>
      <p className={styles.note}>
        <strong>{handBackWords(ways)}</strong> {texts.apart}
      </p>
      <p>
        <a
          className={styles.link}
          href={withCustomerForm(dealPath(capId, selectionOf(other)), hash)}
          rel="nofollow"
        >
          {other === ways.pcp ? texts.seePcp : texts.seeLease}
        </a>
      </p>
    </PageSection>
  )
}

function WaysTable({ ways, caption }: { ways: WaysToPay; caption: string }) {
  const { lease, pcp, handBack, buyPence } = ways
  const amount = (pence: number) => ({ amount: currency(pence) })
  const [ofHire, ofCredit] = [priceLines(lease, dealTexts.price), priceLines(pcp, dealTexts.price)]
  if (ofHire.kind !== 'hire' || ofCredit.kind !== 'credit') return null
  const rows: [label: string, lease: ReactNode, pcp: ReactNode][] = [
    [
      texts.first,
      fill(texts.firstLease, amount(lease.initialPaymentPence)),
      fill(texts.firstPcp, amount(pcp.depositPence)),
    ],
    [
      texts.monthly,
      ofHire.monthly,
      fill(texts.monthlyPcp, { amount: ofCredit.monthly, apr: ofCredit.apr }),
    ],
    [texts.handBack, total(handBack.leasePence), total(handBack.pcpPence)],
    [
      texts.buy,
      texts.noBuy,
      <>
        {total(buyPence)} {texts.buyPcp}
      </>,
    ],
    [texts.final, texts.noFinal, finalWords(pcp)],
  ]
  return (
    <table className={`${styles.table} ${styles.ways}`}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          {/* The corner of a table is no control, and the caption says what the labels are of. */}
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
          <td />
          {[lease, pcp].map((offer) => (
            <th key={offer.id} scope="col">
              {isPcpOffer(offer) ? texts.pcp : texts.lease}
              <span className={styles.small}>
                {fill(texts.from, { provider: offer.provider.name })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ofLease, ofPcp]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{ofLease}</td>
            <td>{ofPcp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const total = (pence: number) => <strong>{currency(pence)}</strong>

function finalWords({ optionalFinalPaymentPence, processingFeePence }: PcpOffer): string {
  return fill(processingFeePence > 0 ? texts.finalFeePcp : texts.finalPcp, {
    amount: currency(optionalFinalPaymentPence),
    fee: currency(processingFeePence),
  })
}

/** The one comparison that may be made: both cars back after the same months. Rule P-88. */
function handBackWords({ lease, handBack }: WaysToPay): string {
  const { differencePence, monthlyDifferencePence } = handBack
  const text =
    differencePence === 0 ? texts.same : differencePence > 0 ? texts.dearer : texts.cheaper
  return fill(text, {
    months: lease.profile.termMonths,
    amount: currency(Math.abs(differencePence)),
    monthly: currency(Math.abs(monthlyDifferencePence)),
  })
}
