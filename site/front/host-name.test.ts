import { expect, test } from 'vitest'
import { hostName } from './host-name.ts'

test.each([
  ['localhost:3000', 'localhost'],
  ['Larkway.Example', 'larkway.example'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['', null],
  [undefined, null],
  ['a b', null],
  ['localhost/evil', null],
  ['localhost:3000:1', null],
  ['user@localhost', null],
  ['-', null],
])('%s is %s', (header, expected) => {
  expect(hostName(header)).toBe(expected)
})
