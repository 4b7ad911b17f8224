import type { RequestValues } from '#core/contract/request.ts'
import type { ServedCall } from '../routes/not-served-yet.ts'

/** A deal of the running data, to make examples of. */
export type ExampleDeal = {
  capId: string
  offerId: string
  manufacturer: string
  range: string
  monthlyPayment: number
}

/**
 * A request for each call of the reference page. Reading calls are answered from the running
 * data; those that would change something are only shown.
 */
export function exampleRequests(deal: ExampleDeal): Record<ServedCall, RequestValues> {
  const { capId, offerId, manufacturer, range, monthlyPayment } = deal
  const orderRef = 'kZ3v0bWn7x2QfLr9sTqYdA'
  return {
    listDerivatives: {
      query: { financeType: 'personal', terms: [36], fuelTypes: ['electric', 'hybrid'], rows: 2 },
    },
    listRangeDerivatives: { params: { manufacturer, range }, query: { rows: 2 } },
    getFilters: {
      params: { type: 'compare' },
      query: { manufacturers: [manufacturer], budgetTo: 350 },
    },
    getDerivative: { params: { capId } },
    getDescriptions: { params: { capId } },
    getImages: { params: { capId } },
    getTopOffers: { params: { capId }, query: { terms: [36], annualMileages: [8000] } },
    listOfferColumns: { params: { capId }, query: { format: 'columns' } },
    listOffers: { params: { capId }, query: { terms: [36], rows: 2, sort: 'totalCost|asc' } },
    getDerivativeFilters: { params: { capId }, query: { defaults: true } },
    listManufacturers: { query: { rows: 2 } },
    listCarModels: { params: { rangeId: `${manufacturer}.${range}` } },
    postOrder: {
      body: {
        offerId,
        capId,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '07700 900123',
        monthlyPaymentShown: monthlyPayment,
      },
    },
    confirmOrder: { body: { orderRef, code: '123456' } },
    getOrder: { params: { orderRef } },
    postOrderCode: { params: { orderRef }, body: {} },
    postFormDraft: {
      body: { form: 'enquiry', values: { name: 'A' }, errors: { name: ['errors.minLength'] } },
    },
    getFormDraft: { params: { id: orderRef } },
  }
}

/** Calls whose example is really sent when the page is shown. */
export function isSent(call: { method: string; caching: string }): boolean {
  return call.method === 'GET' && call.caching === 'public'
}
