import type { DealSearch } from '#leasing-api/deal-search/deal-search.ts'
import type { CarModel } from '#leasing-api/queries/catalogue/read-catalogue.ts'

/**
 * A car model by id, by `make.range.model`, or by a slug that is its alone; null where there is
 * none, and where a slug would not say whose.
 */
export function carModelNamed(
  deals: Pick<DealSearch, 'carModel' | 'catalogue'>,
  text: string,
): CarModel | null {
  const model = deals.carModel(text)
  const isOneOfSeveral = () =>
    String(model?.id) !== text &&
    deals.catalogue.carModels.filter(({ slug }) => slug === text).length > 1
  return model && !isOneOfSeveral() ? model : null
}
