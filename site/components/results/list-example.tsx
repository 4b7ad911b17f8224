'use no memo'

import type { Deal } from '#core/offer/deal.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { CreditExample } from '#site/ui/price-block/credit-example.tsx'
import { type PriceTexts, priceLines } from '#site/components/shared/deal/price-lines.ts'

export type ListExampleProps = {
  deals: readonly Deal[]
  texts: { credit: Messages['results']['list']['credit']; price: PriceTexts }
}

/** The representative example of a list of PCPs, made of the first deal on it; nothing on a list of leases. Rule D-45. */
export function ListExample({ deals, texts: { credit, price } }: ListExampleProps) {
  for (const { derivative, offer } of deals) {
    const shown = priceLines(offer, price)
    if (shown.kind !== 'credit') continue
    const car = `${carName(derivative)} ${derivative.name}`
    return (
      <CreditExample
        {...shown.example}
        headingLevel={2}
        about={fill(credit.about, { car, provider: offer.provider.name })}
      >
        <p>
          {credit.note} <a href={paths.guide('leasing-explained', 'pcp-or-pch')}>{credit.guide}</a>
        </p>
      </CreditExample>
    )
  }
  return null
}
