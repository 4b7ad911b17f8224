import { expect, test } from 'vitest'
import { columnHelp, templateCsv } from './column-help.ts'

test('T-27 the template names every column and shows a row', () => {
  const [names, row, end, ...more] = templateCsv().split('\r\n')
  expect(names!.split(',')).toEqual(columnHelp.map(({ name }) => name))
  expect(row!.split(',')).toHaveLength(columnHelp.length)
  expect([end, ...more]).toEqual([''])
})

test('T-27 what a column holds is said of each, and what is needed has an example', () => {
  for (const { holds, isNeeded, example } of columnHelp) {
    expect(holds.length).toBeGreaterThan(10)
    if (isNeeded) expect(example).not.toBe('')
  }
})
