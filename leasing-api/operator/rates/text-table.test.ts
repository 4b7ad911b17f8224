import { expect, test } from 'vitest'
import { textTable } from './text-table.ts'

test('columns are as wide as their widest value, numbers stand to the right, nothing trails', () => {
  const rows = [
    ['Drivestone', 9, '£1,249.00', ''],
    ['x', 12_000, '£9.50', 'yes'],
  ]
  expect(textTable(['provider', 'miles', 'fee', 'common'], rows)).toEqual([
    'provider    miles        fee  common',
    '----------  -----  ---------  ------',
    'Drivestone      9  £1,249.00',
    'x           12000      £9.50  yes',
  ])
})
