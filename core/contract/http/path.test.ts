import { expect, test } from 'vitest'
import { fillPath, pathNames } from './path.ts'

test('C-09 parameters are filled in, escaped', () => {
  expect(fillPath('/api/x/{one}/y/{two}', { one: 'a/b', two: '£' })).toBe('/api/x/a%2Fb/y/%C2%A3')
  expect(fillPath('/api/x/{one}', {})).toBe('/api/x/')
  expect(pathNames('/api/x/{one}/y/{two}')).toEqual(['one', 'two'])
})
