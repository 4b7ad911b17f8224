import { penceToPounds } from '#core/contract/json/money.ts'
import type { Deal } from '#core/offer/deal.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import type { QuotedManufacturer } from '#leasing-api/deal-search/deal-search.ts'
import type { Range } from '#leasing-api/queries/catalogue/read-catalogue.ts'

export function namedToWire({ id, slug, name }: Named) {
  return { id, slug, name }
}

/** A make as a menu shows it. */
export function navigationToWire(make: Named) {
  return { ...namedToWire(make), logo: `/manufacturers/${make.slug}.svg` }
}

/** A make with the ranges that have prices. */
export function manufacturerToWire({ derivatives, ranges, ...make }: QuotedManufacturer) {
  return { ...navigationToWire(make), derivatives, ranges: ranges.map(rangeToWire) }
}

export function rangeToWire(range: Range) {
  return { ...namedToWire(range), kind: range.kind }
}

/** The number of cars behind a link, and the lowest monthly price among them; null without any. */
export function fromPrice(derivatives: number | undefined, cheapest: Deal | undefined) {
  return {
    derivatives: derivatives ?? 0,
    monthlyFrom: cheapest ? penceToPounds(cheapest.offer.monthlyPaymentPence) : null,
  }
}
