import type { BudgetRange } from '../pricing/budget-range.ts'
import type { BodyType } from '../vehicle/body-type.ts'
import { paths } from './paths.ts'

/** The page of a body type: vans have one of another kind. Rule F-85. */
export function bodyTypePath(bodyType: BodyType): string {
  return bodyType === 'van' ? paths.vanLeasing() : paths.bodyType(bodyType)
}

/** The page of a budget band; for the lowest, which has none, all deals within it. Rule F-38. */
export function budgetPath(band: BudgetRange): string {
  return band === '0to150' ? paths.compare(`budgetRanges=${band}`) : paths.budget(band)
}
