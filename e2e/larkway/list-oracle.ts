import { expect, type APIRequestContext } from '@playwright/test'
import { config } from '../config.ts'

/** What the leasing API says of the list that an address means. */
export type ListAnswer = {
  deals: number
  /** The cars of the page's cards, in order. */
  capIds: string[]
  /** By name in the address, then by value: how many deals each choice leaves. */
  counts: Record<string, Record<string, number>>
}

type Option = { value: string; count: number }
type Options = Record<string, Option[]> & { ranges: { ranges: Option[] }[] }

const common: Record<string, Record<string, string>> = {
  personal: { terms: '36', annualMileages: '8000', depositValues: '6' },
  business: { terms: '36', annualMileages: '10000', depositValues: '6' },
  pcp: { terms: '36', annualMileages: '8000', depositValues: '3000' },
}
const lists = [
  ...['manufacturers', 'ranges', 'bodyTypes', 'fuelTypes', 'transmissions', 'pureElectricRanges'],
  ...['seats', 'features', 'terms', 'annualMileages', 'depositValues', 'budgetRanges', 'providers'],
]
const plain = ['budgetFrom', 'budgetTo', 'rentalRange', 'stock', 'specialOffers', 'maintained']
const behindMore = ['more', 'seats', 'features', 'bootFrom', 'providers']

/** The API's fields of choices whose names differ from those of the address. */
const optionFields: Record<string, string> = {
  financeType: 'financeTypes',
  providers: 'brands',
  stock: 'stocks',
}

/** Asks the API, past the site, for what the address of a list of everything means. */
export async function listAnswer(request: APIRequestContext, url: string): Promise<ListAnswer> {
  const { searchParams: given } = new URL(url)
  const financeType = given.get('financeType') ?? 'personal'
  const query = new URLSearchParams({ financeType })
  for (const name of lists) {
    const text = given.get(name) ?? common[financeType]![name] ?? 'any'
    const field = name === 'providers' ? 'brandIds[]' : `${name}[]`
    for (const value of text === 'any' ? [] : text.split(',')) query.append(field, value)
  }
  if (given.has('pureElectricRanges')) {
    query.delete('fuelTypes[]')
    query.append('fuelTypes[]', 'electric')
  }
  for (const name of [...plain, 'bootFrom']) {
    if (given.has(name)) query.set(name, given.get(name)!)
  }
  const list = new URLSearchParams(query)
  for (const name of ['sort', 'page']) if (given.has(name)) list.set(name, given.get(name)!)
  if (!given.has('everyDeal')) list.set('groupBy', 'carModel')
  if (behindMore.some((name) => given.has(name))) query.set('more', '1')

  const answered = await ask(request, `/api/derivatives/v2?${list}`)
  const { total, deals, data } = answered as {
    total: number
    deals?: number
    data: { capId: string }[]
  }
  const options = (await ask(request, `/api/derivatives/compare/filters?${query}`)) as Options
  const counts: ListAnswer['counts'] = {}
  for (const name of [...lists, 'financeType', 'stock', 'specialOffers', 'maintained']) {
    const of: Option[] =
      name === 'ranges'
        ? options.ranges.flatMap(({ ranges }) => ranges)
        : (options[optionFields[name] ?? name] ?? [])
    counts[name] = Object.fromEntries(of.map(({ value, count }) => [value, count]))
  }
  return { deals: deals ?? total, capIds: data.map(({ capId }) => capId), counts }
}

async function ask(request: APIRequestContext, path: string): Promise<unknown> {
  const response = await request.get(config.leasingApiUrl + path)
  expect(response.status(), path).toBe(200)
  return response.json()
}
