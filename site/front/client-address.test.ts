import { expect, test } from 'vitest'
import { addressList, clientAddress } from './client-address.ts'

const isTrusted = addressList(['127.0.0.0/8', '::1', '10.0.0.0/8'])

test.each([
  ['nobody before us', '203.0.113.9', undefined, '203.0.113.9'],
  ['a visitor who invents a name', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['our proxy', '10.0.0.2', '203.0.113.9', '203.0.113.9'],
  ['our proxy, behind it an invented name', '10.0.0.2', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies of ours', '127.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['rubbish from our proxy', '10.0.0.2', 'unknown', '10.0.0.2'],
  ['IPv4 on a listener for both families', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
])('%s', (_, socket, forwarded, expected) => {
  expect(clientAddress(socket, forwarded, isTrusted)).toBe(expected)
})
