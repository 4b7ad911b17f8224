import 'server-only'
import { cache } from 'react'
import { calls } from '#core/contract/calls.ts'
import type { CallResponse } from '#core/contract/call.ts'
import { cachedLeasing } from '../leasing/server.ts'

export type ManufacturerList = CallResponse<typeof calls.listManufacturers>
export type Manufacturer = ManufacturerList['data'][number]

/** Manufacturers with prices, by name, with their ranges, and how many providers quote. */
export const manufacturers = cache((): Promise<ManufacturerList> =>
  cachedLeasing(calls.listManufacturers, {}),
)

/** The makes with most cars to choose from, by name. */
export async function popularMakes(count: number): Promise<Manufacturer[]> {
  const { data } = await manufacturers()
  return data
    .toSorted((left, right) => right.derivatives - left.derivatives)
    .slice(0, count)
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
}
