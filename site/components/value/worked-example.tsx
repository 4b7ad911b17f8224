import { offerPath } from '#core/landing/offer-path.ts'
import type { Deal } from '#core/offer/deal.ts'
import { currency } from '#core/pricing/money/currency.ts'
import type { DealValue } from '#core/pricing/value/deal-value.ts'
import { monthlyPencePerThousand, ordinal, shownScore } from '#core/pricing/value/value-words.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

export type WorkedDeal = { deal: Deal; value: DealValue }

/** The value scores of a few deals worked through in words, each with its deal's own figures. */
export function WorkedExample({ worked }: { worked: readonly WorkedDeal[] }) {
  return (
    <ol>
      {worked.map(({ deal: { derivative, offer }, value }) => (
        <li key={offer.id}>
          <a href={offerPath(offer)}>
            {carName(derivative)} {derivative.name}
          </a>
          {': '}
          {workedWords(value)}
        </li>
      ))}
    </ol>
  )
}

/** A value score as a sum in words; empty for a deal without one. Rules P-80, P-83, P-84, D-53. */
export function workedWords({ score, rank, quotient, deals, inputs, isApproximate }: DealValue) {
  if (score === null || rank === null || quotient === null || inputs === null) return ''
  const texts = messages.value
  const sum = fill(texts.worked, {
    monthly: currency(inputs.effectiveMonthlyPence),
    price: currency(inputs.listPricePence),
    quotient: currency(monthlyPencePerThousand(quotient)),
    place: ordinal(rank),
    rank,
    deals,
    score,
  })
  const shown = shownScore(score, isApproximate)
  return isApproximate ? `${sum} ${fill(texts.workedAbout, { shown })}` : sum
}
