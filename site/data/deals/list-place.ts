import { isFinanceType } from '#core/offer/finance-type.ts'
import type { ListPlace } from '#core/filters/address/list-place.ts'
import { rangeValue } from '#core/filters/address/range-value.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Named } from '#core/vehicle/derivative.ts'
import { carModels, manufacturers } from '../makes/server.ts'

/** The segments of a car-search address, as they came. Makes, ranges and models go by slug or id. */
export type ListPath = {
  manufacturer?: string
  range?: string
  model?: string
  financeType?: string
  isVehicles?: boolean
}

/** The place an address means; null when its make, range, model or finance type does not exist. */
export async function listPlace(path: ListPath): Promise<ListPlace | null> {
  if (path.manufacturer === undefined)
    return { address: paths.carSearch(), scope: { type: 'car-search' } }
  const make = named((await manufacturers()).data, path.manufacturer)
  if (!make) return null
  const ofMake = {
    scope: { type: 'car-search' as const, manufacturers: [make.slug] },
    make,
    name: make.name,
  }
  if (path.range === undefined) return { ...ofMake, address: paths.carSearchMake(make.slug) }

  const range = named(make.ranges, path.range)
  if (!range) return null
  const ofRange = {
    ...ofMake,
    scope: { ...ofMake.scope, ranges: [rangeValue(make.slug, range.slug)], everyDeal: true },
    range,
    name: carName({ manufacturer: make, range }),
  }
  if (path.model === undefined)
    return { ...ofRange, address: paths.carSearchRange(make.slug, range.slug) }

  const model = named((await carModels(make.slug, range.slug)) ?? [], path.model)
  if (!model) return null
  const ofModel = {
    ...ofRange,
    model,
    carModel: model.slug,
    name: carName({ manufacturer: make, range: model }),
  }
  const slugs = [make.slug, range.slug, model.slug] as const
  if (path.financeType === undefined) return { ...ofModel, address: paths.carSearchModel(...slugs) }

  const { financeType } = path
  if (!isFinanceType(financeType)) return null
  return {
    ...ofModel,
    scope: { ...ofModel.scope, financeType },
    address: path.isVehicles
      ? paths.carSearchVehicles(...slugs, financeType)
      : paths.carSearchFinance(...slugs, financeType),
  }
}

function named<Entry extends Named>(
  entries: readonly Entry[],
  slugOrId: string,
): Entry | undefined {
  return entries.find(({ slug, id }) => slug === slugOrId || String(id) === slugOrId)
}
