import { expect, test } from 'vitest'
import { costTablesShown } from './cost-tables-shown.ts'

const table = (kind: string, validFrom: string, reviewBy = '2027-12-31') => ({
  kind,
  validFrom,
  reviewBy,
})
const shown = (tables: ReturnType<typeof table>[], category: string, today = '2026-11-22') =>
  costTablesShown(tables, { category, today })

test('E-16 each shelf has its own kinds, in their order', () => {
  const all = ['mileageDuty', 'fuelPrices', 'electricity', 'roadTax'].map((kind) =>
    table(kind, '2026-04-01'),
  )
  const kinds = (category: string) => shown(all, category).map(({ kind }) => kind)
  expect(kinds('costs-and-mileage')).toEqual(['roadTax', 'fuelPrices'])
  expect(kinds('electric-cars')).toEqual(['electricity', 'mileageDuty'])
  expect(kinds('rights-and-endings')).toEqual([])
  // A word of an address, which may be one that every object has.
  expect(kinds('constructor')).toEqual([])
})

test.each([
  ['2026-03-31', '2025-04-01', false],
  ['2026-04-01', '2026-04-01', false],
  ['2027-06-01', '2026-04-01', false],
  ['2024-01-01', '2025-04-01', true], // none has begun: the next to begin
])('E-16 on %s the road tax from %s counts, announced: %s', (today, validFrom, isAnnounced) => {
  const tables = [table('roadTax', '2026-04-01'), table('roadTax', '2025-04-01')]
  expect(shown(tables, 'costs-and-mileage', today)).toEqual([
    { ...table('roadTax', validFrom), isAnnounced, isOverdue: false },
  ])
})

test('E-16 a table is overdue from the day after its review date', () => {
  const tables = [table('roadTax', '2026-04-01', '2026-11-22')]
  const overdue = (today: string) => shown(tables, 'costs-and-mileage', today)[0]!.isOverdue
  expect(overdue('2026-11-22')).toBe(false)
  expect(overdue('2026-11-23')).toBe(true)
})
