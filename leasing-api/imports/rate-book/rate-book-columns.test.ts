import { expect, test } from 'vitest'
import { columnHelp } from '#core/rates/column-help.ts'
import { rateBookColumns } from './rate-book-columns.ts'

test('T-27 providers are told of every column that is read, and which are needed', () => {
  const read = rateBookColumns
    .filter(({ field }) => field !== 'deliveryWeeksFrom' && field !== 'deliveryWeeksTo')
    .map((column) => ({ name: column.field, isNeeded: !('isOptional' in column) }))
  expect(columnHelp.map(({ name, isNeeded }) => ({ name, isNeeded }))).toEqual(read)
})
