import { expect, test } from 'vitest'
import { isAlike } from './alike.ts'

const guide = { title: 'A', slug: 'a', cover: null }

test.each([
  [guide, { title: 'B', slug: 'b', cover: null }, true],
  [guide, { title: 'B', subtitle: 'a new field' }, true],
  [[guide], [{ title: 'B' }, { title: 'C' }], true],
  [guide, null, true], // unpublished
  [null, guide, true],
  [[guide], [], true],
  [[], [guide], true],
  [['a'], ['b'], true],
  [guide, { message: 'Moved' }, false],
  [guide, {}, false],
  [guide, [guide], false],
  [[guide], guide, false],
  [[guide], [1], false],
  [[guide], [{ a: 1 }], false],
])('E-05 after %j comes %j: %s', (before, now, isOne) => {
  expect(isAlike(before, now)).toBe(isOne)
})
