import type { PriceWatch } from '#leasing-api/alerts/price-watch.ts'
import type { DeliveryQueue } from '#leasing-api/deliveries/delivery-queue.ts'
import type { PageCounter } from '#leasing-api/figures/page-counter.ts'
import type { RateUploadWork } from '#leasing-api/rate-uploads/rate-upload-work.ts'
import type { OutsideServices } from '#leasing-api/adapters/outside-services.ts'

/** No service outside is configured. */
export const nothingOutside: OutsideServices = {
  valueCar: null,
  checkPhone: null,
  tellsConversions: false,
  deliver() {},
  settled: async () => {},
}

/** What is queued stays where it is. */
export const nothingDelivered: DeliveryQueue = {
  deliver() {},
  settled: async () => {},
  close: async () => {},
}

/** Nobody looks at watched prices. */
export const nothingWatched: PriceWatch = {
  look() {},
  settled: async () => {},
  close: async () => {},
}

/** No view of a page is counted. */
export const nothingCounted: PageCounter = { count: () => null, store: async () => {} }

/** No rate book is uploaded. */
export const nothingUploaded: RateUploadWork = {
  check: () => Promise.resolve(false),
  switch: () => Promise.resolve(false),
  settled: async () => {},
}
