import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRouterState } from './router-state.ts'

const header = (tree: unknown) => encodeURIComponent(JSON.stringify(tree))

test.each([
  ['a page', ['', { children: ['faq', { children: ['__PAGE__', {}] }] }, null, null, true], true],
  ['a parameter', ['', { children: [['storefront', 'larkway', 'd'], {}] }], true],
  ['no children', [''], false],
  ['a number for a segment', [1, {}], false],
  ['a list for children', ['', []], false],
  ['a broken grandchild', ['', { children: ['faq', { children: 'x' }] }], false],
])('%s', (_, tree, expected) => {
  expect(isRouterState(header(tree))).toBe(expected)
})

test('nothing makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isRouterState(text) === 'boolean'))
})

test('a state nested without end is refused', () => {
  const deep = Array.from({ length: 500 }).reduce<unknown>(
    (inner) => ['x', { children: inner }],
    ['x', {}],
  )
  expect(isRouterState(header(deep))).toBe(false)
})
