import { calls } from '#core/contract/calls.ts'
import type { FinanceType } from '#core/offer/finance-type.ts'
import { dailyLeasing } from '../leasing/server.ts'
import type { RangePriceHistory } from './types.ts'

/** The price history of a range by its slugs; of a PCP no prices are noted, so that of personal leases. */
export async function rangePriceHistory(
  range: { manufacturer: string; range: string },
  type: FinanceType,
): Promise<RangePriceHistory> {
  const financeType = type === 'pcp' ? 'personal' : type
  const history = await dailyLeasing(calls.getRangePriceHistory, {
    params: range,
    query: { financeType },
  })
  return { history, financeType }
}
