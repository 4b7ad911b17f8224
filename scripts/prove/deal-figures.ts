// `npm run prove:deal-figures [count]`: the figures of random deal pages of the site at SITE_URL, held
// against the leasing API's and against a plain calculation, to the penny.
import type { WireOffer } from '#core/contract/json/wire-offer.ts'
import { dealFigures } from '#e2e/pages/deal-figures.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { endWith } from '../data-commands/end-with.ts'

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const financeTypes = ['personal', 'business', 'pcp'] as const

async function json<Body>(path: string): Promise<Body> {
  const response = await fetch(siteUrl + path)
  if (!response.ok) throw new UserError(`${path} responds with ${response.status}.`)
  return (await response.json()) as Body
}

/** Every car that has a price, by its capId. */
async function quotedCars(): Promise<string[]> {
  const cars: string[] = []
  for (let page = 1; ; page++) {
    const { data } = await json<{ data: { capId: string }[] }>(
      `/api/derivatives/v2?rows=100&page=${page}`,
    )
    if (data.length === 0) return cars
    cars.push(...data.map(({ capId }) => capId))
  }
}

/** Every offer of a car of one finance type, as JSON says them. */
async function offersOf(capId: string, financeType: string): Promise<WireOffer[]> {
  const offers: WireOffer[] = []
  for (const maintained of [0, 1]) {
    for (let page = 1; ; page++) {
      const { data } = await json<{ data: WireOffer[] }>(
        `/api/derivatives/${capId}/offers?financeType=${financeType}&maintained=${maintained}&rows=100&page=${page}`,
      )
      if (data.length === 0) break
      offers.push(...data)
    }
  }
  return offers
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!
}

async function proveDealFigures(wanted: number): Promise<void> {
  const cars = await quotedCars()
  const seen = { personal: 0, business: 0, pcp: 0 }
  let figures = 0
  for (let deals = 0; deals < wanted;) {
    const financeType = financeTypes[deals % financeTypes.length]!
    const offers = await offersOf(pick(cars), financeType)
    if (offers.length === 0) continue
    const { capId, term, annualMileage, depositValue, stock, maintenanceIncluded } = pick(offers)
    const address =
      `/vehicles/${capId}/offers?financeType=${financeType}&term=${term}&mileage=${annualMileage}` +
      `&deposit=${depositValue}&stock=${stock}&maintained=${Number(maintenanceIncluded)}`
    const html = await (await fetch(siteUrl + address)).text()
    const { errors, checked } = dealFigures(html, address, offers)
    if (errors.length > 0) throw new UserError([address, ...errors].join('\n'))
    figures += checked
    seen[financeType]++
    deals++
  }
  console.log(
    `${wanted} deals (${seen.personal} personal, ${seen.business} business, ${seen.pcp} PCP), ` +
      `${figures.toLocaleString('en-GB')} figures as the leasing API and a plain calculation have them.`,
  )
}

await endWith(async () => {
  await proveDealFigures(Number(process.argv[2] ?? 500))
  return true
})
