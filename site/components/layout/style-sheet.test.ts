import { expect, test } from 'vitest'
import { iconPath, storefrontFileOf, styleSheetPath } from './style-sheet.ts'

const tokens = { accent: '#8fc7e8', radius: 2 }
const nameOf = (path: string) => path.split('/').at(-1)!

test('D-79 our own look has no sheet of its own', () => {
  expect(styleSheetPath(null)).toBeNull()
  expect(styleSheetPath({ accent: '#f2b233', radius: 6 })).toBeNull()
})

test('D-79 a sheet is found by its name, which its tokens and its text decide', () => {
  const path = styleSheetPath(tokens)!
  expect(path).toMatch(/^\/site\/storefront\/8fc7e8-2-[0-9a-f]{12}\.css$/)
  expect(storefrontFileOf(nameOf(path))).toEqual({
    type: 'text/css; charset=utf-8',
    text: expect.stringContaining('--accent:#8fc7e8'),
  })
  expect(styleSheetPath({ ...tokens, radius: 3 })).not.toBe(path)
})

test('D-79 an icon is a square of the accent', () => {
  expect(storefrontFileOf(nameOf(iconPath(tokens)))?.text).toContain('fill="#8fc7e8"')
  expect(storefrontFileOf(nameOf(iconPath(null)))?.text).toContain('fill="#f2b233"')
})

test.each([
  '8fc7e8-2-000000000000.css',
  '8fc7e8-2.css',
  '8fc7e8-99-000000000000.css',
  nameOf(styleSheetPath(tokens)!).replace('.css', '.js'),
  '',
])('D-79 %j is no file', (name) => {
  expect(storefrontFileOf(name)).toBeNull()
})
