import * as derivatives from './calls/derivatives.ts'
import * as formDrafts from './calls/form-drafts.ts'
import * as manufacturers from './calls/manufacturers.ts'
import * as orders from './calls/orders.ts'

/** Every call of the leasing API, by name. */
export const calls = {
  listDerivatives: derivatives.listDerivatives,
  listRangeDerivatives: derivatives.listRangeDerivatives,
  getFilters: derivatives.getFilters,
  getDerivative: derivatives.getDerivative,
  getDescriptions: derivatives.getDescriptions,
  getImages: derivatives.getImages,
  getTopOffers: derivatives.getTopOffers,
  listOfferColumns: derivatives.listOfferColumns,
  listOffers: derivatives.listOffers,
  getDerivativeFilters: derivatives.getDerivativeFilters,
  listManufacturers: manufacturers.listManufacturers,
  listCarModels: manufacturers.listCarModels,
  postOrder: orders.postOrder,
  confirmOrder: orders.confirmOrder,
  getOrder: orders.getOrder,
  postOrderCode: orders.postOrderCode,
  postFormDraft: formDrafts.postFormDraft,
  getFormDraft: formDrafts.getFormDraft,
} as const
