import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { fillPath, pathNames, readParams } from './path.ts'

test('C-09 parameters are filled in, escaped', () => {
  expect(fillPath('/api/x/{one}/y/{two}', { one: 'a/b', two: '£' })).toBe('/api/x/a%2Fb/y/%C2%A3')
  expect(fillPath('/api/x/{one}', {})).toBe('/api/x/')
  expect(pathNames('/api/x/{one}/y/{two}')).toEqual(['one', 'two'])
})

test.each([
  ['as the call reads them', { capId: '12345678' }, { capId: '12345678' }],
  ['one that is none', { capId: 'one/two' }, null],
  ['one that is missing', {}, null],
  ['a text that no database keeps', { capId: '1\0' }, null],
])('C-09 C-62 parameters: %s', (_, texts, read) => {
  expect(readParams(calls.getDerivative, texts)).toEqual(read)
})
