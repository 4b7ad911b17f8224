import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { drawnHtml as DrawnHtml } from './drawn-html.ts'
import { setElementToHtml } from './element-to-html.ts'

const toHtml = vi.fn<(element: unknown) => string>()
let drawnHtml: typeof DrawnHtml

beforeEach(async () => {
  vi.resetModules()
  toHtml.mockReset().mockImplementation((element) => `<p>${String(element)}</p>`)
  setElementToHtml(toHtml)
  ;({ drawnHtml } = await import('./drawn-html.ts'))
})
afterEach(() => {
  setElementToHtml(undefined)
})

test('D-110 what is made from the same is drawn once', () => {
  const draw = vi.fn<() => string>(() => 'a car')
  expect([drawnHtml('a', draw), drawnHtml('a', draw)]).toEqual(['<p>a car</p>', '<p>a car</p>'])
  expect(draw).toHaveBeenCalledOnce()
  expect(drawnHtml('b', () => 'another')).toBe('<p>another</p>')
})

test('D-110 what cannot be drawn by itself is drawn by its page, and not tried again', () => {
  toHtml.mockImplementation(() => {
    throw new Error('A client component.')
  })
  expect([drawnHtml('a', () => 'it'), drawnHtml('a', () => 'it')]).toEqual([null, null])
  expect(toHtml).toHaveBeenCalledOnce()
})

test('D-110 where nothing draws to text, pages draw', () => {
  setElementToHtml(undefined)
  expect(drawnHtml('a', () => 'it')).toBeNull()
})
