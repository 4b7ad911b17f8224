import { compareText } from '../pricing/money/compare-text.ts'

/** A cost table with its days, `YYYY-MM-DD`. */
type DatedTable = { kind: string; validFrom: string; reviewBy: string }

/** Kinds of cost tables beside each category of guides, in the order they are shown. */
const kindsBeside: ReadonlyMap<string, readonly string[]> = new Map([
  ['costs-and-mileage', ['roadTax', 'fuelPrices']],
  ['electric-cars', ['electricity', 'mileageDuty']],
])

/**
 * The cost tables beside a category of guides: of each kind the newest that has begun, else the
 * next to begin, as announced. After its review date a table says that it may be out of date.
 * Nothing beside other shelves. Rule E-16.
 * @param today the London day
 */
export function costTablesShown<Table extends DatedTable>(
  tables: readonly Table[],
  { category, today }: { category: string; today: string },
): (Table & { isAnnounced: boolean; isOverdue: boolean })[] {
  return (kindsBeside.get(category) ?? []).flatMap((kind) => {
    const byDay = tables
      .filter((table) => table.kind === kind)
      .toSorted((left, right) => compareText(left.validFrom, right.validFrom))
    const table = byDay.findLast(({ validFrom }) => validFrom <= today) ?? byDay[0]
    if (!table) return []
    return [{ ...table, isAnnounced: table.validFrom > today, isOverdue: table.reviewBy < today }]
  })
}
