import type { CarModelGroup, DealPage, ListedDeal } from '#core/offer/deal.ts'
import { offerWithVat } from '#core/pricing/vat/offer-with-vat.ts'
import { withVatPence } from '#core/pricing/vat/vat.ts'

/** By page, so that cards which were drawn are not drawn anew for the same deals. */
const shown = new WeakMap<object, readonly ListedDeal[]>()

/** The deals of a page at their prices with VAT: the very same list for the same page. Rule P-76. */
export function dealsWithVat({ deals }: Pick<DealPage, 'deals'>): readonly ListedDeal[] {
  const known = shown.get(deals)
  if (known) return known
  const made = deals.map(({ offer, group, ...deal }) => ({
    ...deal,
    offer: offerWithVat(offer),
    ...(group && { group: groupWithVat(group) }),
  }))
  shown.set(deals, made)
  return made
}

function groupWithVat(group: CarModelGroup): CarModelGroup {
  const { cheapestPence, otherwiseFromPence } = group
  return {
    ...group,
    cheapestPence: withVatPence(cheapestPence),
    otherwiseFromPence: otherwiseFromPence === null ? null : withVatPence(otherwiseFromPence),
  }
}
