import { expect, type APIRequestContext } from '@playwright/test'
import { calls } from '#core/contract/calls.ts'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { config } from '../config.ts'

/** Addresses of a PCP and a business lease of cars on the common profile, and of an enquiry. */
export async function sampleDeals(request: APIRequestContext) {
  const [pcp, business] = [await firstDeal(request, 'pcp'), await firstDeal(request, 'business')]
  return {
    pcpDeal: `/vehicles/${pcp.capId}/offers?financeType=pcp`,
    pcpEnquiry: `/vehicles/${pcp.capId}/get-this-deal?offer=${pcp.offer.id}`,
    businessDeal: `/vehicles/${business.capId}/offers?financeType=business&stock=0`,
  }
}

/** The cheapest deal of a finance type on 36 months, of a car that emits CO2. */
async function firstDeal(request: APIRequestContext, financeType: string): Promise<WireDeal> {
  const answer = await request.get(`${config.leasingApiUrl}${calls.listDerivatives.path}`, {
    params: { financeType, 'terms[]': 36, 'fuelTypes[]': 'petrol', rows: 1 },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = (await answer.json()) as { data: WireDeal[] }
  return data[0]!
}
