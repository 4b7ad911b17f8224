import { financeTypes, type FinanceType } from '#core/offer/finance-type.ts'
import type { ProfileRun } from '../columns/rate-columns.ts'
import type { ProfileSpace } from './profile-space.ts'

/** Coordinates of a cell; null means any. Places are those of `ProfileSpace`. */
export type CellPlace = {
  financeType: FinanceType
  isMaintained: boolean
  isInStockOnly: boolean
  isSpecialOnly: boolean
  term: number | null
  annualMileage: number | null
  deposit: number | null
}

/** The unique number of a cell within a space. */
export function cellKey(space: ProfileSpace, cell: CellPlace): number {
  const { terms, annualMileages, deposits } = space[cell.financeType]
  let key = 0
  key = key * (deposits.length + 1) + (cell.deposit ?? deposits.length)
  key = key * (annualMileages.length + 1) + (cell.annualMileage ?? annualMileages.length)
  key = key * (terms.length + 1) + (cell.term ?? terms.length)
  key = key * 2 + Number(cell.isMaintained)
  key = key * 2 + Number(cell.isInStockOnly)
  key = key * 2 + Number(cell.isSpecialOnly)
  // Last, since the factors above differ by finance type.
  return key * 3 + financeTypes.indexOf(cell.financeType)
}

/** Marks the absence of a cell. */
export const noCell = -1

/** The coordinates of a cell that are not lists of values. */
export type Flags = Pick<
  CellPlace,
  'financeType' | 'isMaintained' | 'isInStockOnly' | 'isSpecialOnly'
>

/** Whether a run belongs to cells with these flags. */
export function isOf({ profile, isSpecial }: ProfileRun, flags: Flags): boolean {
  const lease = profile.financeType === 'pcp' ? null : profile
  return (
    profile.financeType === flags.financeType &&
    (lease?.isMaintained ?? false) === flags.isMaintained &&
    (!flags.isInStockOnly || lease?.isInStock === true) &&
    (!flags.isSpecialOnly || isSpecial)
  )
}
