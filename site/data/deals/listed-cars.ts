import { calls } from '#core/contract/calls.ts'
import { defaultFilters } from '#core/filters/filter-values.ts'
import { filtersToQuery } from '#core/filters/address/filters-to-query.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { cachedLeasing } from '../leasing/server.ts'

/** The most rows the list answers at once. */
const rows = 100

/** The capIds of all cars and vans that somebody quotes for, each once; kept until rates change. */
export async function listedCapIds(): Promise<string[]> {
  const [personal, business] = await Promise.all([listedAs('personal'), listedAs('business')])
  return [...new Set([...personal, ...business])]
}

/** A site map's addresses must stay the same from one making to the next, so the order is the list's own. */
async function listedAs(financeType: FinanceType): Promise<string[]> {
  const page = (number: number) =>
    cachedLeasing(calls.listDerivatives, {
      query: filtersToQuery(defaultFilters(financeType), { page: number, rows }),
    })
  const first = await page(1)
  const deals = [...first.data]
  for (let number = 2; number <= Math.ceil(first.total / rows); number += 1)
    deals.push(...(await page(number)).data)
  return deals.map(({ capId }) => capId)
}
