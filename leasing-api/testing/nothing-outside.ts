import type { OutsideServices } from '../adapters/outside-services.ts'

/** No service outside is configured. */
export const nothingOutside: OutsideServices = {
  valueCar: null,
  tellsConversions: false,
  deliver() {},
  settled: async () => {},
}
