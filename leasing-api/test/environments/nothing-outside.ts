import type { OutsideServices } from '#leasing-api/adapters/outside-services.ts'

/** No service outside is configured. */
export const nothingOutside: OutsideServices = {
  valueCar: null,
  tellsConversions: false,
  deliver() {},
  settled: async () => {},
}
