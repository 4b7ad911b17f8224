import { expect, test } from 'vitest'
import { randomNumbers } from '../search/random.ts'
import { freshLists, zipfRequests } from './page-addresses.ts'

test('no list is asked for twice', () => {
  const lists = freshLists()
  const all = [...lists(500), ...lists(500)]
  expect(new Set(all).size).toBe(1_000)
})

test('the most popular address is asked for about twice as often as the next', () => {
  const addresses = freshLists()(500)
  const asked = zipfRequests(addresses, 20_000, randomNumbers(1))
  const times = (at: number) => asked.filter((address) => address === addresses[at]).length
  expect(asked).toHaveLength(20_000)
  expect(times(0) / times(1)).toBeGreaterThan(1.7)
  expect(times(0) / times(1)).toBeLessThan(2.3)
})
