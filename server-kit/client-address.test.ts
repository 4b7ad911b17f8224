import { expect, test } from 'vitest'
import { addressGroup, addressList, clientAddress, isAddressOrRange } from './client-address.ts'

const isTrusted = addressList(['127.0.0.0/8', '::1', '10.0.0.0/8'])

test.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'], // the first was written by the visitor
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.0.0.2', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['::1', '2001:db8::5', '2001:db8::5'],
])('from %s forwarded for %s comes %s', (socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, isTrusted)).toBe(expected)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['localhost', false],
  ['10.0.0.0/8/8', false],
])('%s is an address or range: %s', (text, expected) => {
  expect(isAddressOrRange(text)).toBe(expected)
})
