import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { fillPath, matchPath, pathNames } from './path.ts'

test('C-09 parameters are filled in, escaped', () => {
  expect(fillPath('/api/x/{one}/y/{two}', { one: 'a/b', two: '£' })).toBe('/api/x/a%2Fb/y/%C2%A3')
  expect(fillPath('/api/x/{one}', {})).toBe('/api/x/')
  expect(pathNames('/api/x/{one}/y/{two}')).toEqual(['one', 'two'])
})

test('C-24 digits are a capId and words a type in the same place', () => {
  expect(matchPath(calls.getDerivativeFilters, '/api/derivatives/12/filters')).toEqual({
    capId: '12',
  })
  expect(matchPath(calls.getFilters, '/api/derivatives/12/filters')).toBeNull()
  expect(matchPath(calls.getFilters, '/api/derivatives/compare/filters')).toEqual({
    type: 'compare',
  })
  expect(matchPath(calls.getDerivativeFilters, '/api/derivatives/compare/filters')).toBeNull()
  expect(matchPath(calls.getDerivative, '/api/derivatives/v2')).toBeNull()
})

test.each([
  '/api/derivatives/12/',
  '/api/derivatives',
  '/api/derivatives/%E0%A4%A',
  '/api/derivatives/1/2',
])('C-09 %s is no derivative', (path) => {
  expect(matchPath(calls.getDerivative, path)).toBeNull()
})
