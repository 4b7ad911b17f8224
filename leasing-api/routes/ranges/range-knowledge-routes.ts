import { calls } from '#core/contract/calls.ts'
import { usualFinanceType } from '#core/offer/finance-type.ts'
import { isPcpOffer } from '#core/offer/offer.ts'
import { suggestedDeals } from '#core/offer/suggested-deals.ts'
import { carName } from '#core/vehicle/car-name.ts'
import { commonBody } from '#core/vehicle/body-type.ts'
import { rangeDescriptions } from '#core/vehicle/range-descriptions.ts'
import { route } from '#leasing-api/server/route.ts'
import { dealToWire } from '../derivatives/present.ts'
import { commonDeals, withinRange } from './common-deals.ts'
import { withShownRange } from './shown-cars.ts'
import { trimsExplanation, trimsToWire } from './trims-to-wire.ts'

/** Trims, descriptions and suggestions of a range. Vans are priced for business. Rule P-15. */
export const rangeKnowledgeRoutes = {
  listTrims: route(calls.listTrims, ({ params, deals }) =>
    withShownRange(deals, params, (named, cars) => {
      const financeType = usualFinanceType(commonBody(cars))
      return {
        data: trimsToWire(cars, commonDeals(deals, financeType, withinRange(named))),
        explanation: trimsExplanation(financeType),
        ratesVersion: deals.ratesVersion,
      }
    }),
  ),

  getRangeDescriptions: route(calls.getRangeDescriptions, ({ params, deals }) =>
    withShownRange(deals, params, (named, cars) => {
      const financeType = usualFinanceType(commonBody(cars))
      const offer = commonDeals(deals, financeType, withinRange(named), 1)[0]?.offer ?? null
      return {
        title: carName(named),
        description: rangeDescriptions(cars, offer && !isPcpOffer(offer) ? offer : null),
      }
    }),
  ),

  listSuggestions: route(calls.listSuggestions, ({ params, deals }) =>
    withShownRange(deals, params, ({ manufacturer, range }, cars) => {
      const bodyType = commonBody(cars)
      const sameBody = commonDeals(deals, usualFinanceType(bodyType), { bodyTypes: [bodyType] })
      const own = sameBody.find(({ derivative }) => derivative.range.id === range.id)
      const suggested = suggestedDeals(sameBody, {
        manufacturerId: manufacturer.id,
        bodyType,
        monthlyPaymentPence: own?.offer.monthlyPaymentPence ?? null,
      })
      return { data: suggested.map(dealToWire), ratesVersion: deals.ratesVersion }
    }),
  ),
}
