import { expect, test } from 'vitest'
import { type EnquiryDetails, joinedDetails } from './one-enquiry.ts'

const ada = (change: Partial<EnquiryDetails> = {}): EnquiryDetails => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  isSubscribed: false,
  message: null,
  ...change,
})

test.each([
  ['the newer name', {}, { name: 'Ada King' }, { name: 'Ada King' }, false],
  ['the newer address', {}, { email: 'a@b.uk' }, { email: 'a@b.uk' }, true],
  [
    'one address, however written',
    {},
    { email: 'ADA@example.com' },
    { email: 'ADA@example.com' },
    false,
  ],
  ['the newer message', { message: 'Two' }, { message: 'Three' }, { message: 'Three' }, false],
  ['the older message', { message: 'Two' }, {}, { message: 'Two' }, false],
  ['no message', {}, {}, { message: null }, false],
  ['consent given now', {}, { isSubscribed: true }, { isSubscribed: true }, false],
  ['consent given before', { isSubscribed: true }, {}, { isSubscribed: true }, false],
  [
    'no consent for another address',
    { isSubscribed: true },
    { email: 'a@b.uk' },
    { email: 'a@b.uk', isSubscribed: false },
    true,
  ],
])('W-77 an order that is joined holds %s', (_, older, newer, change, isNewAddress) => {
  expect(joinedDetails(ada(older), ada(newer))).toEqual({ details: ada(change), isNewAddress })
})
