import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { pence } from './money.ts'

/** What was found wrong on a deal page, and how many figures were looked at. */
export type DealFigures = { errors: string[]; checked: number }

/**
 * Every sum, matrix cell and saving of a deal page's HTML beside the leasing API's figures and a
 * plain calculation from its prices, in pence.
 * @param address of the page, naming its whole profile
 * @param offers every offer of the car of that finance type, as JSON has them
 */
export function dealFigures(
  html: string,
  address: string,
  offers: readonly WireOffer[],
): DealFigures {
  const errors: string[] = []
  let checked = 0
  const check = (what: string, shown: unknown, expected: unknown) => {
    checked++
    if (shown !== expected) errors.push(`${what}: ${String(shown)} in place of ${String(expected)}`)
  }
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  const onProfile = quotedAt(offers, address).toSorted(
    (left, right) => totalOf(left) - totalOf(right) || left.monthlyPayment - right.monthlyPayment,
  )
  const best = onProfile[0]
  if (!best) return { errors: [`${address} names a profile that nobody quotes`], checked: 1 }

  for (const offer of onProfile) {
    check(`total of ${offer.id}`, toPence(offer.totalCost), totalOf(offer))
    check(`all-in month of ${offer.id}`, toPence(offer.effectiveMonthly), monthOf(offer))
  }
  check('month', pence(/£[\d,.]+<\/strong>/.exec(main)?.[0] ?? '£0'), toPence(best.monthlyPayment))
  check('total', text.includes(written(totalOf(best))), true)
  if (best.financeType !== 'pcp') {
    const rows = [...sumTable(main).matchAll(/<th[^>]*>([^<]*)(?:<\/th>)?<td>([^<]*)/g)].map(
      ([, , amount]) => pence(amount!),
    )
    const [month, total, ...parts] = rows.toReversed()
    check('all-in month of the sum', month, monthOf(best))
    check('total of the sum', total, totalOf(best))
    check(
      'parts of the sum',
      parts.reduce((sum, part) => sum + part, 0),
      totalOf(best),
    )
    const next = onProfile.find(({ brandId }) => brandId !== best.brandId)
    const saving = next ? Math.floor((totalOf(next) - totalOf(best)) / best.term / 100) : 0
    const told = /£(\d+) a month less than the next best deal here/.exec(text)?.[1]
    check('saving', Number(told ?? 0), saving)
  }

  const cells = [...main.matchAll(/<td><a [^>]*?href="([^"]+)"[^>]*>(£[\d,.]+)(.*?)<\/a>/g)].map(
    ([, href, shown, mark]) => ({
      href: href!.replaceAll('&amp;', '&'),
      shown: pence(shown!),
      isLowest: mark!.includes('lowest'),
    }),
  )
  for (const { href, shown } of cells) {
    check(`cell ${href}`, shown, lowestMonth(quotedAt(offers, href)))
  }
  const { terms, deposits, mileages } = quotedTerms(offers)
  const blank = main.match(/nobody quotes this/g)?.length ?? 0
  check('cells', cells.length + blank, terms.size * deposits.size + mileages.size)
  const marked = cells.filter(({ isLowest }) => isLowest)
  const miles = new URL(address, 'http://x').searchParams.get('mileage')
  const matrix = cells.filter(({ href }) => href.includes(`mileage=${miles}&`))
  check('lowest', marked[0]?.shown, Math.min(...matrix.map(({ shown }) => shown)))
  return { errors, checked }
}

const toPence = (pounds: number) => Math.round(pounds * 100)

/** "£12,345.67", as prices are written. */
const written = (amount: number) =>
  `£${(amount / 100).toLocaleString('en-GB', {
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`

/** The total, added up payment by payment. */
function totalOf({ pcp, term, depositValue, ...offer }: WireOffer): number {
  const [month, fee] = [toPence(offer.monthlyPayment), toPence(offer.processingFee)]
  if (!pcp) return month * (depositValue + term - 1) + fee
  const last = toPence(pcp.optionalFinalPayment)
  return depositValue * 100 + month * pcp.numberOfPayments + last + fee
}

const monthOf = (offer: WireOffer) => Math.floor(totalOf(offer) / offer.term + 0.5)

const lowestMonth = (offers: readonly WireOffer[]) => Math.min(...offers.map(monthOf))

/** The offers on the whole profile that an address names. */
function quotedAt(offers: readonly WireOffer[], address: string): WireOffer[] {
  const search = new URL(address, 'http://x').searchParams
  const named = (key: string) => Number(search.get(key) ?? 0)
  return offers.filter(
    (offer) =>
      offer.term === named('term') &&
      offer.annualMileage === named('mileage') &&
      offer.depositValue === named('deposit') &&
      offer.stock === named('stock') &&
      Number(offer.maintenanceIncluded) === named('maintained'),
  )
}

function quotedTerms(offers: readonly WireOffer[]) {
  return {
    terms: new Set(offers.map(({ term }) => term)),
    deposits: new Set(offers.map(({ depositValue }) => depositValue)),
    mileages: new Set(offers.map(({ annualMileage }) => annualMileage)),
  }
}

/** The first sum that a total opens. */
function sumTable(main: string): string {
  const end = main.indexOf('Spread over')
  return main.slice(main.lastIndexOf('<table', end), main.indexOf('</table>', end))
}
