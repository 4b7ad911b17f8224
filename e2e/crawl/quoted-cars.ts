import { expect, type APIRequestContext } from '@playwright/test'
import { config } from '../config.ts'

type Page = { total: number; data: readonly { capId: string }[] }

/** The most rows a list answers at once. */
const rows = 100

/** The capIds of every derivative that has an offer of any finance type, as the leasing API lists them. */
export async function quotedCars(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const capIds = new Set<string>()
  for (const financeType of ['personal', 'business', 'pcp']) {
    for (let page = 1, left = 1; left > 0; page++) {
      const answer = await request.get(`${config.leasingApiUrl}/api/derivatives/v2`, {
        params: { financeType, rows, page },
      })
      expect(answer.status()).toBe(200)
      const { total, data } = (await answer.json()) as Page
      for (const { capId } of data) capIds.add(capId)
      left = total - page * rows
    }
  }
  return capIds
}
