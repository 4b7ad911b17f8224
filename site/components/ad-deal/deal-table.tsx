import type { ReactNode } from 'react'
import { isInStock, isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currency } from '#core/pricing/money/currency.ts'
import { paymentsAfterFirst } from '#core/pricing/lease/price-parts.ts'
import { paths } from '#core/routes/paths.ts'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { excessTerm } from '#site/components/shared/deal/deal-terms.ts'
import { priceLines } from '#site/components/shared/deal/price-lines.ts'
import { ProviderHours } from '#site/components/shared/deal/provider-hours.tsx'
import styles from './ad-deal.module.css'
import { exampleId } from './pcp-examples.tsx'

export type DealTableProps = {
  caption: string
  /** One of each provider, cheapest first; all leases or all PCPs. */
  offers: readonly Offer[]
  /** What is known of the providers. */
  providers: readonly ProviderFacts[]
}

const texts = messages.adDeal

/**
 * Every provider's price as a table, a row each; on a phone a row is a block and each figure has its
 * label. Rules L-63, L-71, D-42, D-44.
 */
export function DealTable({ caption, offers, providers }: DealTableProps) {
  const isPcp = offers.some(isPcpOffer)
  const heads = isPcp
    ? [texts.monthly, texts.deposit, texts.finalPayment, texts.totalPcp]
    : [texts.monthly, texts.first, texts.total]
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {[texts.provider, ...heads, texts.action].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer, at) => (
          <tr key={offer.id}>
            <th scope="row">
              <Provider
                offer={offer}
                facts={providers.find(({ id }) => id === offer.provider.id)}
              />
            </th>
            {figuresOf(offer, at).map((figure, column) => (
              <td key={heads[column]}>
                <span className={styles.label}>{heads[column]}</span>
                <span>{figure}</span>
              </td>
            ))}
            <td>
              <LinkButton
                href={paths.getThisDeal(offer.capId, offer.id)}
                look={at === 0 ? 'primary' : 'secondary'}
                isWide
              >
                {fill(texts.ask, { provider: offer.provider.name })}
              </LinkButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Provider({ offer, facts }: { offer: Offer; facts: ProviderFacts | undefined }) {
  const { card, terms } = messages.deal
  const excess = excessTerm(offer, terms)
  const delivery = fill(isInStock(offer) ? card.inStock : card.factory, offer.deliveryWeeks)
  return (
    <>
      {offer.provider.name}
      <span className={styles.small}>
        {delivery} · {excess.label} {excess.value}
      </span>
      {facts ? (
        <span className={styles.small}>
          <ProviderHours
            phone={offer.provider.phone}
            hours={facts.hours}
            texts={messages.deal.hours}
          />
        </span>
      ) : null}
    </>
  )
}

function Figure({ amount, unit }: { amount: string; unit: string }) {
  return (
    <span className={styles.figure}>
      <strong>{amount}</strong> <small>{unit}</small>
    </span>
  )
}

/** The figures of a row in the order of the heads; a PCP's month never stands without its APR. */
function figuresOf(offer: Offer, at: number): ReactNode[] {
  const price = priceLines(offer, messages.deal.price)
  if (price.kind === 'withheld') return [price.words, '', '', '']
  if (price.kind === 'credit') {
    const { deposit, finalPayment, total } = price.example.figures
    return [
      <>
        <Figure amount={price.monthly} unit={price.monthlyUnit} />{' '}
        <Figure amount={price.apr} unit={price.aprUnit} />
        <span className={styles.small}>
          {price.terms}. <a href={`#${exampleId(at)}`}>{texts.example}</a>
        </span>
      </>,
      deposit.amount,
      finalPayment.amount,
      total.amount,
    ]
  }
  if (isPcpOffer(offer)) return []
  return [
    <Figure key="monthly" amount={price.monthly} unit={price.monthlyUnit} />,
    fill(texts.payments, {
      first: currency(offer.initialPaymentPence),
      count: paymentsAfterFirst(offer),
    }),
    fill(texts.fees, { total: price.total }),
  ]
}
