import type { ReadBody } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'

type Choice = Pick<
  ReadBody<typeof calls.postCustomerForm>,
  'manufacturerId' | 'rangeId' | 'carModelId' | 'capId'
>

/**
 * What of a customer form's choice is not in the catalogue, by field; nothing when all of it is. A
 * range is looked for within its make and a model within its range, where those are known. A link
 * is sent to what was chosen, and must lead somewhere. Rule V-55.
 */
export function unknownChoice(
  deals: DealSearch,
  { manufacturerId, rangeId, carModelId, capId }: Choice,
): Readonly<Record<string, readonly string[]>> {
  const make = manufacturerId && deals.manufacturer(manufacturerId)
  const range = rangeId && deals.range(rangeId, make ? manufacturerId : undefined)
  const model = carModelId && deals.carModel(carModelId, range || undefined)
  return {
    ...(make === null && { manufacturerId: ['errors.choice'] }),
    ...(range === null && { rangeId: ['errors.choice'] }),
    ...(model === null && { carModelId: ['errors.choice'] }),
    ...(capId !== undefined && !deals.derivative(capId) && { capId: ['There is no such car.'] }),
  }
}
